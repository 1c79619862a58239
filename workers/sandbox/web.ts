import { escapeHtml } from "~/domain/escape-html";
import postersBytes from "./posters.bin";

const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><html lang="en">${body}</html>`, {
    ...init,
    headers: { "Content-Type": "text/html; charset=utf-8", "Set-Cookie": "seen=1", ...init.headers },
  });

const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

const LINKS_PAGE = {
  props: {
    pageProps: {
      account: { pageTitle: "Mill Bakery", description: "Bread, slowly." },
      links: [
        { title: "Order a loaf", url: "https://www.mill-bakery.com/order" },
        { title: "Where we bake", url: "https://www.mill-bakery.com/visit" },
        { title: "Ring us", url: "tel:+442079460991" },
        { title: "Made with Linktree", url: "https://linktr.ee/" },
        { title: "Over plain http", url: "http://www.mill-bakery.com/old" },
        { title: "A script", url: "javascript:alert(1)" },
      ],
    },
  },
};

/** Pages with special behaviour, by the first part of their path; all others are plain pages. */
const SPECIAL: Record<string, (url: URL) => Response | Promise<Response>> = {
  "/picture.png": () => new Response(postersBytes, { headers: { "Content-Type": "image/png" } }),
  "/drawing.svg": () =>
    new Response("<svg xmlns='http://www.w3.org/2000/svg'/>", {
      headers: { "Content-Type": "image/svg+xml" },
    }),
  // `?to=` is the target; without it, itself in an endless loop.
  "/redirect": (url) => redirect(url.searchParams.get("to") ?? url.href),
  // Redirects to itself `?left=` times, then to a plain page.
  "/redirects": ({ searchParams }) => {
    const left = Number(searchParams.get("left"));
    return redirect(left > 1 ? `/redirects?left=${left - 1}` : "/");
  },
  "/private": () => html("<title>Not for you</title>", { status: 403 }),
  "/report.pdf": () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }),
  "/slow": async () => {
    await new Promise((done) => setTimeout(done, 10_000));
    return html("<title>Late</title>");
  },
  // The title comes first, a second one beyond the part that is read.
  "/long": () => html(`<title>Long</title><body>${"<p>filler</p>".repeat(40_000)}<h1>Beyond</h1></body>`),
  // Like Linktree's pages: their content is in the data of a script.
  "/mill-bakery-links": () =>
    html(`<head><title>@millbakery | Linktree</title></head><body>
<a href="https://linktr.ee/register">Join millbakery on Linktree</a>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(LINKS_PAGE)}</script></body>`),
  "/untitled": () => html("<p>Nothing says what this is.</p>"),
};

// why: tests have no internet access, and should not depend on third-party sites.
/**
 * Stands for every web page that the server fetches for users: `/web?url=…` responds as that URL would. A plain page is
 * titled after its host and path, and has an image, two texts and three links.
 * @returns its response, or null for other requests
 */
export async function respondToWeb(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get("url");
  if (pathname !== "/web" || !asked || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  return (await SPECIAL[url.pathname]?.(url)) ?? plainPage(url);
}

/** `https://www.mill-bakery.com/our-bread` is titled "Our bread – Mill bakery". */
function plainPage({ hostname, pathname }: URL): Response {
  const site = readable(hostname.replace(/^www\./, "").split(".")[0] ?? hostname);
  const part = readable(pathname.split("/").findLast(Boolean) ?? "");
  const title = escapeHtml(part ? `${part} – ${site}` : site);
  return html(`<head>
<title>${title} | untidy &amp; long</title>
<meta property="og:title" content="${title}">
<meta name="description" content="What ${escapeHtml(site)} says of itself.">
<meta property="og:image" content="/picture.png">
</head><body>
<h1>${title}</h1>
<p>A first text of this page.</p>
<p>A second text of this page.</p>
<a href="/shop">Our shop</a>
<a href="https://www.instagram.com/${escapeHtml(hostname.split(".")[0] ?? "")}">Instagram</a>
<a href="mailto:hello@${escapeHtml(hostname)}">Write to us</a>
</body>`);
}

function readable(part: string): string {
  const words = part.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
