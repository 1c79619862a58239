import { css } from "./css";

/** The contact form below its button: fields on the page's own ground, in its ink. */
export const form = () => css`
  .b summary{list-style:none}
  .b summary::-webkit-details-marker{display:none}
  .cf{display:grid;gap:16px;margin-top:16px;padding:20px;text-align:start;border:1px solid var(--i);border-radius:var(--m)}
  .cf label{display:grid;gap:6px;font-size:15px}
  .cf input,.cf textarea{width:100%;font:inherit;font-size:16px;min-height:48px;padding:8px 12px;border:1px solid var(--i);
    border-radius:min(var(--r),12px);background:transparent;color:var(--i)}
  .cf textarea{resize:vertical}
  .cf .r{grid-template-columns:auto minmax(0,1fr);gap:12px;align-items:start}
  .cf .r input{width:24px;height:24px;min-height:0;margin:0;accent-color:var(--ai)}
  .cf .l{width:100%;justify-content:center;text-align:center}
  .cf .v{position:absolute!important;width:1px!important;height:1px;min-height:0!important;padding:0!important;
    border:0!important;clip-path:inset(50%);overflow:hidden}`;
