/** The play button in a player's frame: the whole of it can be pressed. */
export const PLAY_STYLE =
  "html,body{margin:0;height:100%}a{display:grid;place-items:center;height:100%;outline-offset:-4px}" +
  "a:focus-visible{outline:3px solid #fff}" +
  "i{width:60px;height:60px;border-radius:50%;background:rgb(0 0 0/.72);display:grid;place-items:center}" +
  'i::after{content:"";margin-left:5px;border:11px solid transparent;border-left:18px solid #fff;border-right:0}' +
  "a:hover i{background:#000}";
