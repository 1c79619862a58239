import type { Theme } from "~/domain/pages/theme";
import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";
import type { ShownKinds } from "./shown-kinds";

/** The edge of images and players. */
const EDGES: Record<ThemeLayout["media"], string> = {
  plain: "",
  framed: ".im,.e{border:1px solid var(--i);padding:8px;border-radius:calc(var(--m)*1.4)}",
  print: css`
    .im,.e{background:#fff;color:#24211d;padding:12px 12px 16px;box-shadow:0 1px 2px rgb(0 0 0/.3),0 10px 22px -10px rgb(0 0 0/.45)}
    .im{rotate:.8deg}
    .im img,.e-v,.e-s{border-radius:0}
    .im figcaption,.e figcaption{margin-top:12px;text-align:center}`,
};

/** Images and players. */
export function media({ layout }: Theme, shown: ShownKinds): string {
  return css`
    .im,.e{margin:0}
    .im figcaption,.e figcaption{margin-top:8px;font-size:14px}
    ${shown.has("image") ? IMAGE : ""}
    ${shown.has("embed") ? EMBED : ""}
    ${EDGES[layout.media]}`;
}

const IMAGE = ".im img{display:block;width:100%;height:auto;border-radius:var(--m)}.im a{display:block}";

const EMBED = css`
  .e-v,.e-s{position:relative;overflow:hidden;border-radius:var(--m);background:#1c1a17;color:#fff}
  .e-v{aspect-ratio:16/9}
  .e-v,.e-s{outline:1px solid rgb(255 255 255/.16);outline-offset:-1px}
  .e-s{height:152px}
  .e span{position:absolute;inset-block-start:14px;inset-inline-start:14px;font-size:22px}
  .e img,.e iframe{position:absolute;inset:0;width:100%;height:100%;border:0;object-fit:cover}`;
