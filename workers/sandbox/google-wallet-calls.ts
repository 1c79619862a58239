import { type GoogleWallet, MOODS } from "./google-wallet";

const GOOGLE = new Set(["oauth2.googleapis.com", "walletobjects.googleapis.com"]);
const SAVE_PATH = "/dev/google-wallet/save/";

/**
 * Google Wallet's stand-in: Google's own addresses, the account that the app uses, and for developers and tests
 * `/dev/google-wallet.json` (all that was made), `/dev/google-wallet/save/{token}` (the object that a save link saves)
 * and `PUT /dev/google-wallet/mood` (simulated failures).
 * @returns its response, or null for other requests
 */
export async function respondToGoogleWallet(
  request: Request,
  wallet: DurableObjectStub<GoogleWallet>,
): Promise<Response | null> {
  const { hostname, pathname } = new URL(request.url);
  if (GOOGLE.has(hostname)) return wallet.fetch(request);
  if (pathname === "/google-wallet/account") return Response.json(await wallet.account());
  if (pathname === "/dev/google-wallet.json") return Response.json(await wallet.list());
  if (pathname === "/dev/google-wallet/mood" && request.method === "PUT") {
    const text = await request.text();
    const mood = MOODS.find((one) => one === text);
    if (mood) await wallet.mood(mood);
    return new Response(null, { status: mood ? 204 : 422 });
  }
  if (!pathname.startsWith(SAVE_PATH)) return null;
  const saved = await wallet.saved(pathname.slice(SAVE_PATH.length));
  return saved ? Response.json(saved) : Response.json({ error: "Something went wrong" }, { status: 400 });
}
