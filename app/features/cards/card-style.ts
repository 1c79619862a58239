import type { CardContent } from "~/domain/cards/schema";
import { legibleOn } from "~/domain/color";
import { passDesign } from "~/domain/passes/designs";
import { CARD_LAYOUTS } from "./card-layouts";

const SANS = "Arial,Arimo,Helvetica,sans-serif";
/** Every system has one of these; a downloaded face would be most of the page's weight. */
const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif';

/** Paper, ink and muted ink; of the page around the card, whose colours are its owner's. */
const PAPER = "var(--p)";
const INK = "var(--t)";
const QUIET = "var(--q)";
const RULE = "var(--l)";
const COLORS =
  ":root{color-scheme:light dark;--p:light-dark(#f1ebe2,#171412);--t:light-dark(#1d1916,#f3ece2);" +
  "--q:light-dark(#5d544b,#b8ada0);--l:light-dark(#d6ccbd,#3a342f);--e:light-dark(#8a7f73,#857a6f);" +
  "--w:light-dark(#fff,#26221f)}";

/** The form that takes a visitor's details: closed it is a button like the others. */
const FORM = [
  `.kx{border:1px solid ${INK};border-radius:10px}.kx summary{display:flex;align-items:center;justify-content:center;`,
  "min-height:50px;padding:12px 20px;font-weight:700;text-align:center;cursor:pointer;list-style:none}",
  `.kx summary::-webkit-details-marker{display:none}.kx:not([open]) summary:hover{box-shadow:inset 0 0 0 1px ${INK};border-radius:9px}`,
  ".kd{display:grid;gap:16px;padding:4px 20px 20px}.kd label{display:grid;gap:6px;font-size:15px}",
  `.kd small{color:${QUIET}}.kd input,.kd textarea{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--e);`,
  "border-radius:8px;background:var(--w);color:inherit;font:inherit}.kd textarea{resize:vertical}",
  ".kd .r{grid-template-columns:auto minmax(0,1fr);gap:12px;align-items:start}",
  `.kd .r input{width:24px;height:24px;min-height:0;margin:0;accent-color:${INK}}`,
  `.kd button{min-height:52px;padding:12px 20px;border:0;border-radius:10px;background:${INK};color:${PAPER};font:inherit;`,
  "font-weight:700;cursor:pointer}.kd :focus-visible{outline:3px solid var(--t);outline-offset:2px}",
  ".kd .v{position:absolute!important;width:1px!important;height:1px;min-height:0!important;padding:0!important;",
  "border:0!important;clip-path:inset(50%)}",
];

/**
 * The critical style of a card's page, for the site and the editor's preview alike: the card by its design, the ways to
 * keep it, then what it says as lines that dial, write and open. On a wide screen the card lies beside the lines.
 */
export function cardStyle(
  card: Pick<CardContent, "backgroundColor" | "fontColor" | "design">,
  hasForm = false,
): string {
  const ink = legibleOn(card.backgroundColor, card.fontColor);
  return [
    COLORS,
    `*{box-sizing:border-box}html{background:${PAPER};-webkit-text-size-adjust:100%}`,
    `body{margin:0;font:16px/1.5 ${SANS};color:${INK};overflow-wrap:anywhere}`,
    ".k{max-width:480px;min-height:100vh;min-height:100dvh;margin:0 auto;padding:24px 20px;display:flex;",
    "flex-direction:column;gap:24px}",
    ".ks>*+*{margin-block-start:24px}",
    `.kc{--kb:${card.backgroundColor};background:var(--kb);color:${ink};overflow:clip;border-radius:14px;`,
    "display:flex;flex-direction:column;",
    "box-shadow:0 0 0 1px rgb(29 25 22/.06),0 1px 2px rgb(29 25 22/.1),0 24px 40px -20px rgb(29 25 22/.45)}",
    ".kc img,.kc picture{display:block;width:100%;height:100%;object-fit:cover}.kn{aspect-ratio:375/123;min-height:0;flex:none}",
    ".ki{display:flex;flex-direction:column;gap:14px;padding:28px}.kt{min-width:0}",
    ".ko picture,.ko img{width:auto;height:auto}.ko img{max-width:160px;max-height:56px;object-fit:contain}",
    ".kc p{margin:0}.kc .o{padding-block-end:10px;font-size:14px;letter-spacing:.04em}",
    `.kc h1{margin:0;font:400 clamp(26px,8vw,36px)/1.12 ${SERIF};letter-spacing:-.01em;text-wrap:balance}`,
    ".kc .l{font-size:clamp(22px,6.2vw,28px)}",
    // The one ornament: the short rule that a printer sets between name and trade.
    '.kc .j::before{content:"";display:block;width:28px;margin:14px 0 10px;border-top:1px solid}',
    ".kc .j+.j{margin-top:4px}.kc .j+.j::before{content:none}",
    ".kc:dir(rtl) *{letter-spacing:0}",
    CARD_LAYOUTS[passDesign(card.design).name],
    ".kb{display:grid;gap:10px}.kb a{display:flex;align-items:center;justify-content:center;min-height:52px;",
    `padding:12px 20px;border:1px solid ${INK};border-radius:10px;color:${INK};font-weight:700;text-align:center;`,
    `text-decoration:none}.kb .a{background:${INK};color:${PAPER}}.kb a{gap:10px}.kb a:hover{box-shadow:inset 0 0 0 1px ${INK}}`,
    ".kr{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:10px}.kb .kr a{flex-direction:column;",
    "gap:4px;padding:10px 4px;font-size:13px;line-height:1.3}",
    // Passes open on their wallet's platform: a feature that only Apple's browsers support distinguishes them
    // without script.
    ".kb .kw{background:#000;border-color:light-dark(#000,#5c544b);color:#fff}.kb .ka{display:none}",
    // The wallets' own images: as they are, with 8 px around them, which is more than the tenth of Apple's.
    ".kb .kp{justify-self:center;padding:8px;background:none;border:0}.kb .kp:hover{box-shadow:none}.kp img{display:block}",
    "@supports(font:-apple-system-body){.kb .ka{display:flex}.kb .kg{display:none}}",
    ...(hasForm ? FORM : []),
    `.kl{list-style:none;margin:0;padding:0;border-top:1px solid ${RULE}}.kl li{border-bottom:1px solid ${RULE}}`,
    ".kl a,.kl div{display:grid;grid-template-columns:20px 1fr auto;align-items:center;column-gap:16px;min-height:56px;",
    "padding:10px 2px;color:inherit;text-decoration:none}",
    `.kl svg{grid-area:1/1/3;color:${QUIET}}.kl small{grid-column:2;font-size:13px;color:${QUIET}}`,
    ".kl span{grid-column:2;font-size:17px;white-space:pre-line}",
    '.kl a::after{content:"";grid-area:1/3/3;width:8px;height:8px;border:solid;border-width:1.5px 1.5px 0 0;',
    `margin-inline-end:4px;color:${QUIET};transform:rotate(45deg)}[dir=rtl] .kl a::after{transform:rotate(-135deg)}`,
    ".kl a:hover span{text-decoration:underline;text-underline-offset:3px}",
    `.kh{font-size:14px;color:${QUIET}}.kh summary{min-height:24px;cursor:pointer}.kh ul{margin:4px 0 0;padding:0 0 0 18px;`,
    "padding:0;list-style:none;scroll-margin-top:70vh}.kh li{padding:4px 0}",
    `.kq{display:none;margin:0;padding-top:24px;align-items:center;gap:16px;font-size:14px;color:${QUIET}}`,
    ".kq svg{width:112px;border-radius:8px;flex:none}",
    ".f{display:flex;flex-wrap:wrap;justify-content:center;column-gap:16px;margin:auto 0 0;font-size:13px}",
    `.f a{display:inline-block;padding:8px;color:${QUIET};`,
    "text-decoration:none}",
    "a:focus-visible,summary:focus-visible{outline:3px solid var(--t);outline-offset:3px;border-radius:4px}",
    "@media(min-width:860px) and (hover:hover){.kq{display:flex}}",
    "@media(min-width:860px){.k:not(.w) .ks{margin-top:auto}.w{max-width:1040px;display:grid;row-gap:0;column-gap:72px;",
    "grid-template:1fr auto 1fr auto/1fr 1fr;padding:56px 40px 24px}.w .ks,.w .kl{grid-row:2}",
    ".w .ks{align-self:start;position:sticky;top:56px}.w .kl{align-self:start}.w .f{grid-area:4/1/5/3;margin-top:40px}}",
    "@media print{:root{color-scheme:light;--p:#fff}.kb,.f{display:none}.kq{display:flex}.kc{box-shadow:none;border:1px solid}}",
  ].join("");
}
