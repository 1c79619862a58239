import { contrast, readableOn } from "~/domain/color";

const LEAST_CONTRAST = 4.5;

/** The font colour of a card, or the readable one where the chosen cannot be read on its background. */
export function legibleInk(fontColor: string, backgroundColor: string): string {
  return contrast(fontColor, backgroundColor) >= LEAST_CONTRAST ? fontColor : readableOn(backgroundColor);
}

/**
 * The critical style of a card's page, for the site and the editor's preview alike: a card in the proportion of a
 * real one, then what it says as lines that dial, write and open.
 */
export function cardStyle(card: { backgroundColor: string; fontColor: string }): string {
  const ink = legibleInk(card.fontColor, card.backgroundColor);
  return (
    "*{box-sizing:border-box}html{background:#efe9e0}body{margin:0;font:16px/1.5 Arial,Arimo,Helvetica,sans-serif;" +
    "color:#1d1916;overflow-wrap:anywhere}" +
    ".k{max-width:480px;margin:0 auto;padding:32px 20px 40px;min-height:100vh;min-height:100dvh;display:flex;" +
    "flex-direction:column;gap:20px}" +
    `.kc{background:${card.backgroundColor};color:${ink};min-height:252px;padding:28px;border-radius:16px;display:flex;` +
    "flex-direction:column;justify-content:flex-end;gap:4px;" +
    "box-shadow:0 1px 2px rgb(29 25 22/.12),0 18px 36px -16px rgb(29 25 22/.4)}" +
    ".kc .o{margin:0 0 auto;font-size:14px;font-weight:600;letter-spacing:.02em}" +
    ".kc h1{margin:0;font-size:30px;line-height:1.15;text-wrap:balance}.kc p{margin:0}" +
    ".kl{list-style:none;margin:0;padding:0}.kl li{border-top:1px solid #d9d0c2}" +
    ".kl li:last-child{border-bottom:1px solid #d9d0c2}" +
    ".kl a,.kl div{display:block;padding:12px 4px;min-height:48px;color:inherit;text-decoration:none}" +
    ".kl small{display:block;font-size:13px;color:#5d544b}.kl span{white-space:pre-line}" +
    ".kb{display:flex;flex-direction:column;gap:12px}.kb a{display:flex;align-items:center;justify-content:center;" +
    `min-height:52px;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none;border:2px solid #1d1916;` +
    "color:#1d1916}.kb .a{background:#1d1916;color:#fff}" +
    ".kh{margin:0;padding:0;list-style:none;font-size:14px;color:#5d544b}.kh li{margin:4px 0}" +
    ".f{margin:auto 0 0;padding-top:24px;font-size:13px;text-align:center}.f a{color:#5d544b;text-decoration:none}" +
    "a:focus-visible{outline:3px solid #c4371a;outline-offset:3px}"
  );
}
