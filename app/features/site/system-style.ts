const PAPER = "light-dark(#fbf7f1,#1c1917)";
const INK = "light-dark(#1d1916,#f6f0e7)";
const MUTED = "light-dark(#655b52,#b8ada0)";
const ACCENT = "light-dark(#c4371a,#ff7d5c)";
const LINE = "light-dark(#e4dbcd,#3a342f)";
/** Edges of controls: three to one against the paper. */
const EDGE = "light-dark(#8d8174,#857a6f)";

/** The brand's paper and ink for the site's own screens; they load no font and no file. */
export const SYSTEM_STYLE =
  `*{box-sizing:border-box}html{color-scheme:light dark;background:${PAPER};color:${INK}}` +
  'body{margin:0;font:17px/1.6 system-ui,"Segoe UI",sans-serif}' +
  ".s{max-width:560px;margin:0 auto;padding:clamp(32px,14vh,18vh) 24px 48px;min-height:100vh}" +
  '.s h1{margin:0 0 16px;font:500 clamp(30px,6vw,44px)/1.15 "Iowan Old Style","Palatino Linotype",Georgia,serif;' +
  `text-wrap:balance}.s p{margin:0 0 24px;color:${MUTED};overflow-wrap:anywhere}` +
  `.s .m{font:600 15px/1 Georgia,serif;color:${ACCENT};padding-bottom:20px;border-bottom:1px solid ${LINE}}` +
  ".s form{margin:0 0 24px}" +
  `.s a{color:${ACCENT};font-weight:600;text-underline-offset:4px}` +
  ".s :is(a,button,input,textarea):focus-visible{outline:3px solid currentColor;outline-offset:3px}" +
  // The question before a sensitive page.
  `.s .n{display:inline-block;margin:0 0 20px;padding:10px 18px;border:2px solid ${ACCENT};border-radius:99px;` +
  `font-weight:700;line-height:1;color:${ACCENT}}.s .t{color:${INK};font-weight:600;margin-bottom:8px}` +
  ".s .z{font-size:14px}";

/** The same for its forms. */
export const FORM_STYLE =
  ".s{padding-top:clamp(24px,5vh,64px)}.s .g{margin:0 0 20px}.s label,.s legend{display:block;margin:0 0 6px;font-weight:600}" +
  `.s label small{color:${MUTED};font-weight:400}.s legend{padding:0}.s fieldset{border:0;margin:0 0 20px;padding:0;min-width:0}` +
  `.s :is(input[type=text],input[type=email],input[type=tel],input[type=url],textarea){width:100%;min-height:48px;` +
  `padding:10px 14px;border:1px solid ${EDGE};border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:400}.s label>:is(input,textarea){margin-top:6px}` +
  `.s textarea{min-height:128px;resize:vertical}.s .g [aria-invalid=true][aria-invalid]{border-color:${ACCENT};border-width:2px}` +
  ".s .r{display:flex;gap:12px;align-items:flex-start;padding:10px 0;font-weight:400;margin:0}" +
  `.s .r input{flex:none;width:22px;height:22px;margin:2px 0 0;accent-color:${ACCENT}}` +
  `.s .e{margin:6px 0 0;color:${ACCENT};font-weight:600;font-size:15px}` +
  `.s .w{padding:14px 18px;border-inline-start:4px solid ${ACCENT};background:light-dark(#f6e6df,#2b211d);color:${INK}}` +
  ".s .y{border-color:light-dark(#2f7d4f,#6cc08b);background:light-dark(#e3f1e8,#1d2b22)}" +
  ".s .v{position:absolute;width:1px;height:1px;padding:0;border:0;clip-path:inset(50%)}";

const BUTTON =
  `display:inline-block;min-height:52px;padding:12px 26px;border:0;border-radius:12px;background:${ACCENT};` +
  "color:light-dark(#fff,#1c1917);font:inherit;font-weight:600;line-height:1.3;";

/** The one button of a screen. */
export const BUTTON_STYLE = `.s button{${BUTTON}cursor:pointer}`;

/** The same as a link. */
export const LINK_BUTTON_STYLE = `.s .o{${BUTTON}padding-block:15px;text-align:center;text-decoration:none}`;

/** What was left, as names and values, and below the form what cannot be undone: its button is a quiet one. */
export const DETAILS_STYLE =
  `.s dl{margin:0 0 32px;padding:20px 0 0;border-top:1px solid ${LINE}}.s dt{color:${MUTED};font-size:15px}` +
  ".s dd{margin:0 0 14px;overflow-wrap:anywhere;white-space:pre-line}.s h2{margin:0 0 16px;font-size:20px;line-height:1.4}" +
  `.s .q{margin:40px 0 32px;border-top:1px solid ${LINE};padding-top:28px}.s .q h2{margin-bottom:8px}` +
  `.s .q button{background:none;border:1px solid ${EDGE};color:${ACCENT}}`;
