/** The brand's paper and ink for the site's own screens; they load no font and no file. */
export const SYSTEM_STYLE =
  "*{box-sizing:border-box}html{color-scheme:light dark;background:light-dark(#fbf7f1,#1c1917);" +
  "color:light-dark(#1d1916,#f6f0e7)}" +
  'body{margin:0;font:17px/1.6 system-ui,"Segoe UI",sans-serif}' +
  ".s{max-width:560px;margin:0 auto;padding:18vh 24px 48px;min-height:100vh}" +
  '.s h1{margin:0 0 16px;font:500 clamp(30px,6vw,44px)/1.15 "Iowan Old Style","Palatino Linotype",Georgia,serif;' +
  "text-wrap:balance}.s p{margin:0 0 24px;color:light-dark(#655b52,#b8ada0)}" +
  ".s .m{font:600 15px/1 Georgia,serif;color:light-dark(#c4371a,#ff7d5c);padding-bottom:20px;" +
  "border-bottom:1px solid light-dark(#e4dbcd,#3a342f)}" +
  ".s a{color:light-dark(#c4371a,#ff7d5c);font-weight:600;text-underline-offset:4px}" +
  ".s a:focus-visible{outline:3px solid currentColor;outline-offset:3px}";
