import { newId } from "~/domain/ids";
import type { Bindings as AppBindings } from "~/server/platform/bindings.server";
import { DEVELOPMENT_CHAIN_KEY, type DevelopmentChain } from "~/server/platform/development-chain.server";
import { createPlatform } from "~/server/platform/platform.server";
import { respondToChat } from "./chat-widget";
import { dropVisits } from "./dropped-visits";
import { runDueJobs } from "./due-jobs";
import { setFailedJob } from "./failed-job";
import type { GoogleWallet } from "./google-wallet";
import { respondToGoogleWallet } from "./google-wallet-calls";
import { respondToIdentity } from "./identity-calls";
import type { IdentityProviders } from "./identity-providers";
import type { Inbox } from "./inbox";
import { inboxPage } from "./inbox-page";
import { type Measurements, respondToMeasurement } from "./measurements";
import { setPlan } from "./plan";
import { type Pushes, takePush } from "./pushes";
import { seed } from "./seed";
import { mayAdvance, respondToStripe } from "./stripe/stripe-calls";
import type { StripeSandbox } from "./stripe/stripe-sandbox";
import { respondToWeb } from "./web";

export { GoogleWallet } from "./google-wallet";
export { IdentityProviders } from "./identity-providers";
export { Inbox } from "./inbox";
export { Measurements } from "./measurements";
export { Pushes } from "./pushes";
export { StripeSandbox } from "./stripe/stripe-sandbox";

interface Bindings extends AppBindings {
  INBOX: DurableObjectNamespace<Inbox>;
  PUSHES: DurableObjectNamespace<Pushes>;
  GOOGLE_WALLET: DurableObjectNamespace<GoogleWallet>;
  IDENTITY: DurableObjectNamespace<IdentityProviders>;
  MEASUREMENTS: DurableObjectNamespace<Measurements>;
  STRIPE: DurableObjectNamespace<StripeSandbox>;
}

/** Calls that make data for development and tests. */
const MAKING: ReadonlySet<string> = new Set([
  "/dev/seed",
  "/dev/plan",
  "/dev/failed-job",
  "/dev/dropped-visits",
]);

/**
 * The stand-ins of development: the inbox that takes every mail the app sends, Apple's push service, Google Wallet,
 * identity providers, Stripe, a measurement service, a chat and the web pages behind links.
 */
export default {
  async fetch(request, bindings, execution) {
    const { pathname, searchParams } = new URL(request.url);
    const { INBOX, GOOGLE_WALLET } = bindings;
    const wallet = GOOGLE_WALLET.get(GOOGLE_WALLET.idFromName("google-wallet"));
    const ofWallet = await respondToGoogleWallet(request, wallet);
    if (ofWallet) return ofWallet;
    const { IDENTITY } = bindings;
    const ofIdentity = await respondToIdentity(request, IDENTITY.get(IDENTITY.idFromName("identity")));
    if (ofIdentity) return ofIdentity;
    const { STRIPE } = bindings;
    const stripe = STRIPE.get(STRIPE.idFromName("stripe"));
    const ofStripe = await respondToStripe(request, stripe);
    if (ofStripe) {
      if (mayAdvance(request)) await runDueJobs(bindings, execution, await stripe.offset());
      return ofStripe;
    }
    const { MEASUREMENTS } = bindings;
    const measurements = MEASUREMENTS.get(MEASUREMENTS.idFromName("measurements"));
    const outside =
      respondToChat(request) ??
      (await respondToMeasurement(request, measurements)) ??
      (await respondToWeb(request));
    if (outside) return outside;
    const inbox = INBOX.get(INBOX.idFromName("inbox"));
    if (request.method === "POST" && pathname === "/mails") {
      await inbox.receive(await request.json());
      return new Response(null, { status: 204 });
    }
    const pushes = bindings.PUSHES.get(bindings.PUSHES.idFromName("pushes"));
    if (pathname.startsWith("/apns/3/device/")) return takePush(request, pushes);
    if (pathname === "/dev/pushes.json") return Response.json(await pushes.list());
    if (pathname === "/dev/pass-root.pem") return passRoot(bindings.BUCKET);
    if (pathname === "/dev/inbox.json") return Response.json(await inbox.list());
    if (pathname === "/dev/inbox") return inboxPage(await inbox.list());
    if (request.method === "POST" && MAKING.has(pathname)) {
      const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
      const clockOffset = await stripe.offset();
      const work = { requestId: newId("req"), ip: "127.0.0.1", clockOffset, waitUntil };
      const scryptCost = searchParams.get("scryptCost");
      const platform = createPlatform(scryptCost ? { ...bindings, SCRYPT_COST: scryptCost } : bindings, work);
      if (pathname === "/dev/plan") return setPlan(request, platform);
      if (pathname === "/dev/dropped-visits") return dropVisits(request, platform);
      if (pathname === "/dev/failed-job") return setFailedJob(request, platform);
      return Response.json({ made: await seed(platform) });
    }
    return new Response("Not found", { status: 404 });
  },
} satisfies ExportedHandler<Bindings>;

/** The root of the chain that signs passes in development, to verify them by. */
async function passRoot(bucket: R2Bucket): Promise<Response> {
  const chain = await (await bucket.get(DEVELOPMENT_CHAIN_KEY))?.json<DevelopmentChain>();
  return new Response(chain?.root ?? "No pass was signed yet", { status: chain ? 200 : 404 });
}
