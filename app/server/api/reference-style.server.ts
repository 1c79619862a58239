/** Inline, because the API's host allows no script, no font and no second request. */
export const REFERENCE_STYLE = `
:root{color-scheme:light dark;--ink:#1d1916;--soft:#655b52;--paper:#fbf7f1;--card:#fffdf9;--line:#e4dbcd;--accent:#b5301a;--fine:#2f6b3a}
@media (prefers-color-scheme:dark){:root{--ink:#f3ece2;--soft:#b5a99b;--paper:#171412;--card:#1f1b18;--line:#37302a;--accent:#ff8a6b;--fine:#8fd19c}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
header{padding:2.5rem clamp(1rem,4vw,3rem) 1.5rem;border-bottom:1px solid var(--line)}
h1{margin:0;font:600 2.25rem/1.1 Georgia,"Times New Roman",serif;letter-spacing:-.02em}h1 span{color:var(--accent)}
header p{margin:.75rem 0 0;color:var(--soft);display:flex;flex-wrap:wrap;gap:.25rem 1rem}
a{color:var(--accent);text-underline-offset:.2em}a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{font:.9em/1.4 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
.columns{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:clamp(1rem,4vw,3rem);padding:0 clamp(1rem,4vw,3rem)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1.5rem 0;font-size:.9rem}
nav h2{margin:1.25rem 0 .35rem;font-size:.75rem;letter-spacing:.08em;text-transform:uppercase;color:var(--soft)}
nav h2:first-child{margin-top:0}nav ul{list-style:none;margin:0;padding:0}
nav li a,nav h2 a{display:block;padding:.2rem 0;color:inherit;text-decoration:none}nav li a:hover{color:var(--accent)}
main{padding:1.5rem 0 6rem;max-width:52rem}main h2{margin:3rem 0 1rem;font:600 1.6rem/1.2 Georgia,serif}
.intro p{margin:0 0 .75rem;color:var(--soft);max-width:42rem}
article{margin:0 0 1.25rem;padding:1.25rem 1.4rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h3{margin:0;font-size:1.1rem}h4{margin:1rem 0 .35rem;font-size:.75rem;letter-spacing:.08em;text-transform:uppercase;color:var(--soft)}
h4 small{letter-spacing:0;text-transform:none}.line{margin:.4rem 0 0}.line b{margin-right:.4rem;font:600 .8rem ui-monospace,monospace;color:var(--accent)}
.line b.get{color:var(--fine)}.token{white-space:nowrap;margin-left:.5rem;padding:.05rem .5rem;border:1px solid var(--line);border-radius:1rem;font-size:.8rem;color:var(--soft)}
ul.fields,ul.answers{list-style:none;margin:0;padding:0}ul.fields ul.fields{margin:.25rem 0 .25rem .5rem;padding-left:.9rem;border-left:2px solid var(--line)}
ul.fields li,ul.answers>li{padding:.15rem 0}.type{color:var(--soft);font-size:.9rem}p.type{margin:0}em{font-style:normal;font-size:.8rem;color:var(--accent)}
small{color:var(--soft)}summary{cursor:pointer}.answers b{font:600 .85rem ui-monospace,monospace}.fine>b{color:var(--fine);margin-right:.4rem}
.failed{display:inline-block;margin-right:1.1rem;font-size:.9rem;color:var(--soft)}
@media (max-width:56rem){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:none;padding-bottom:0;columns:2}}
@media (max-width:30rem){nav{columns:1}article{padding:1rem}}
`;
