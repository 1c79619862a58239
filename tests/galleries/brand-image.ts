import { readFileSync } from "node:fs";
import { chromium } from "playwright";
import { SHARE_IMAGE } from "../../app/i18n/share-image.ts";
import { chromiumPath } from "../support/chromium.ts";

/**
 * Draws the image that the app's own screens are shared with: `node tests/galleries/brand-image.ts`, by hand, whenever
 * the word mark changes. It holds no words, since it serves every language. Writes `public/share.png`.
 */
const logo = readFileSync("public/logo.svg", "utf8");
const lines = [0, 1, 2, 3].map(() => '<i class="line"></i>').join("");
const document = `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{width:${SHARE_IMAGE.width}px;height:${SHARE_IMAGE.height}px;background:#fbf7f1;position:relative;overflow:hidden}
.logo svg{position:absolute;left:88px;top:215px;width:430px}
.rule{position:absolute;left:88px;top:384px;width:96px;height:8px;border-radius:4px;background:#c4371a}
.page{position:absolute;right:84px;top:-30px;width:330px;height:600px;border-radius:36px;background:#fffdfa;
box-shadow:0 0 0 1px #e4dbcd,0 40px 80px -30px rgb(29 25 22/.35);padding:84px 40px;display:flex;flex-direction:column;align-items:center;gap:18px}
.face{width:116px;height:116px;border-radius:50%;background:#c4371a;flex:none}
.name{width:170px;height:18px;border-radius:9px;background:#1d1916;margin-top:8px;flex:none}
.bio{width:210px;height:10px;border-radius:5px;background:#e4dbcd;margin-bottom:14px;flex:none}
.line{width:100%;height:56px;border-radius:14px;border:2px solid #8a7f71;flex:none}
.visiting{position:absolute;right:290px;bottom:54px;width:340px;height:195px;border-radius:18px;background:#1d1916;transform:rotate(-4deg);
box-shadow:0 40px 80px -30px rgb(29 25 22/.5)}
.visiting i{position:absolute;left:36px;border-radius:8px;background:#f6f0e7}
.visiting .a{bottom:60px;width:150px;height:16px}.visiting .b{bottom:36px;width:104px;height:10px;opacity:.6}
.corner{position:absolute;right:28px;top:28px;width:40px;height:40px;border-radius:50%;background:#c4371a}
</style><div class="logo">${logo}</div><div class="rule"></div>
<div class="page"><div class="face"></div><div class="name"></div><div class="bio"></div>${lines}</div>
<div class="visiting"><i class="a"></i><i class="b"></i><div class="corner"></div></div>`;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: SHARE_IMAGE, colorScheme: "light" });
  await page.setContent(document);
  await page.screenshot({ path: `public${SHARE_IMAGE.path}` });
} finally {
  await browser.close();
}
