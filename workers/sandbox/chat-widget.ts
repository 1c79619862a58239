// why: a chat with real agents needs an account with a chat provider.
/** A widget like such providers': it reads its position, and opens a frame of its own there. */
const WIDGET = `(() => {
  const { vertical, horizontal, id = "" } = window.visitaChat;
  const frame = document.createElement("iframe");
  frame.title = "Support chat";
  frame.src = new URL("/chat/frame?id=" + encodeURIComponent(id), document.currentScript.src).href;
  frame.style.cssText =
    "position:fixed;z-index:40;border:0;width:60px;height:60px;border-radius:30px;color-scheme:light;bottom:" +
    vertical + "px;right:" + horizontal + "px";
  document.body.append(frame);
})();
`;

const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Support chat</title>
<style>body{margin:0;display:grid;place-items:center;height:100vh;font:600 16px system-ui;background:#1d1916;color:#fff}</style>
<p>Chat</p></html>`;

const typed = (body: string, type: string) =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" } });

/** @returns the widget's script or its frame, or null for other requests */
export function respondToChat(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (pathname === "/chat/widget.js") return typed(WIDGET, "text/javascript");
  return pathname === "/chat/frame" ? typed(FRAME, "text/html") : null;
}
