import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { direction, htmlLang, LANGUAGES, type LanguageCode } from "../../app/domain/languages.ts";
import { SHARE_IMAGE, shareImagePath } from "../../app/i18n/share-image.ts";
import { chromiumPath } from "../support/chromium.ts";

/**
 * Draws the share images of the app's own screens, one per language: `node tests/galleries/brand-image.ts`, by hand,
 * after `landing.ts`, whose page and card they show. Writes `public/assets/share/{language}.jpg`.
 */
const logo = readFileSync("public/logo.svg", "utf8");

const imageOf = (language: LanguageCode, name: string) =>
  `data:image/jpeg;base64,${readFileSync(`public/assets/landing/${language}/${name}.jpg`).toString("base64")}`;

async function documentOf(language: LanguageCode): Promise<string> {
  const { default: landing } = (await import(`../../app/i18n/landing/${language}.ts`)) as {
    default: { meta: { landing: { title: string } } };
  };
  return `<!doctype html><html lang="${htmlLang(language)}" dir="${direction(language)}"><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{width:${SHARE_IMAGE.width}px;height:${SHARE_IMAGE.height}px;background:#fbf7f1;position:relative;overflow:hidden;color:#1d1916}
.logo svg{position:absolute;inset-inline-start:80px;top:84px;width:230px}
h1{position:absolute;inset-inline-start:80px;top:220px;width:520px;font:600 62px/1.12 Georgia,"Noto Naskh Arabic","Noto Serif CJK JP",serif;
letter-spacing:-.01em;text-wrap:balance}
h1:dir(rtl),h1:lang(ja){letter-spacing:0}
.rule{position:absolute;inset-inline-start:80px;bottom:88px;width:96px;height:8px;border-radius:4px;background:#c4371a}
.page{position:absolute;inset-inline-end:90px;top:44px;width:300px;border-radius:30px;border:8px solid #1d1916;
box-shadow:0 40px 80px -30px rgb(29 25 22/.45)}
.card{position:absolute;inset-inline-end:300px;bottom:54px;width:250px;border-radius:14px;rotate:-4deg;
box-shadow:0 30px 60px -20px rgb(29 25 22/.55)}
</style><div class="logo">${logo}</div><h1>${landing.meta.landing.title}</h1><div class="rule"></div>
<img class="page" src="${imageOf(language, "pottery")}"><img class="card" src="${imageOf(language, "card-1")}"></html>`;
}

mkdirSync("public/assets/share", { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const { width, height } = SHARE_IMAGE;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: "light" });
  for (const { shortCode } of LANGUAGES) {
    await page.setContent(await documentOf(shortCode), { waitUntil: "networkidle" });
    await page.screenshot({ type: "jpeg", quality: 82, path: `public${shareImagePath(shortCode)}` });
  }
} finally {
  await browser.close();
}
