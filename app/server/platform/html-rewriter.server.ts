/** Runs a rewriter's handlers over HTML, as far as it can be parsed; the output is dropped. */
export async function runRewriter(rewriter: HTMLRewriter, html: string): Promise<void> {
  const page = new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  try {
    await rewriter.transform(page).arrayBuffer();
  } catch {
    // An unparsable rest: the part before it was read.
  }
}
