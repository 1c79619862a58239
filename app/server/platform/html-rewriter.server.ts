/** Has the handlers of a rewriter called for a text of HTML, as far as it can be parsed; what comes out is dropped. */
export async function runRewriter(rewriter: HTMLRewriter, html: string): Promise<void> {
  const page = new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  try {
    await rewriter.transform(page).arrayBuffer();
  } catch {
    // What cannot be parsed further was read until there.
  }
}
