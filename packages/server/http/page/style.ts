/** The look of the server's own few pages: a table by lamplight, or paper by day. */
export const STYLE = `:root {
  color-scheme: dark light;
  --ground: #120e0b; --ground-lamp: #33271b; --well: #0d0a08; --surface-1: #1f1913; --surface-2: #2a221a; --surface-3: #392e23;
  --line: #f2d9a81c; --line-strong: #f2d9a83a; --ink: #f5ecde; --ink-2: #d2c4ae; --ink-3: #ab9c86;
  --lamp: #f0b849; --lamp-text: #f0b849; --lamp-2: #ffd98a; --get: #9cc5ff; --post: #b7d36b; --put: #e8c06a; --delete: #ff9d88;
  --shadow: 0 1px 0 #ffffff0d inset, 0 2px 3px #0008;
  --display: "Cinzel", "Times New Roman", serif; --text: "Inter", system-ui, sans-serif;
    --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #d9cbb2; --ground-lamp: #f6ecd7; --well: #fffaf0; --surface-1: #f4ead6; --surface-2: #fdf7ea; --surface-3: #e9dcc2;
    --line: #4a35181f; --line-strong: #4a351842; --ink: #261c12; --ink-2: #4d3e2c; --ink-3: #5d4d38;
    --lamp: #e39a17; --lamp-text: #844e00; --lamp-2: #8a5200; --get: #1c4d94; --post: #3f650b; --put: #7a5200; --delete: #a3281a;
    --shadow: 0 1px 0 #ffffffb0 inset, 0 1px 3px #4a351833;
  }
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--ground); scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body { font: 400 15px/1.55 var(--text); color: var(--ink); font-variant-numeric: tabular-nums; min-height: 100vh;
  background: radial-gradient(70% 75% at 50% 30%, var(--ground-lamp), var(--ground) 100%) fixed; }
a { color: var(--lamp-text); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--lamp-2); outline-offset: 2px; border-radius: 6px; }
code, pre, var { font-family: var(--mono); font-style: normal; font-size: 13px; }
p code, li > code, td code, dt code { padding: 1px 5px; border-radius: 4px; background: var(--surface-3); overflow-wrap: anywhere; }
h1 { font: 600 36px/1.1 var(--display); letter-spacing: .02em; margin: 8px 0 12px; }
h2 { font: 600 22px/1.2 var(--display); letter-spacing: .02em; margin-bottom: 4px; }
h2::first-letter { text-transform: uppercase; }
h4 { font-size: 11px; font-weight: 600; letter-spacing: .09em; text-transform: uppercase; color: var(--ink-3); margin: 16px 0 6px; }
.lead { color: var(--ink-2); font-size: 16px; max-width: 68ch; }
.muted { color: var(--ink-2); margin-bottom: 12px; }
.bar { display: flex; align-items: center; justify-content: space-between; height: 52px; padding: 0 20px;
  border-bottom: 1px solid var(--line); }
.bar a { color: var(--ink-2); text-decoration: none; }
.bar nav { display: flex; gap: 20px; font-size: 14px; }
.bar a:hover { color: var(--ink); }
.bar .brand { display: flex; align-items: center; gap: 10px; font: 700 17px/1 var(--display); letter-spacing: .06em; color: var(--ink); }
.brand svg { width: 24px; height: 24px; fill: var(--lamp-text); }
.api { display: grid; grid-template-columns: 180px minmax(0, 1fr); gap: 32px; max-width: 1160px; margin: 0 auto; padding: 28px 20px 80px;
  }
.column { min-width: 0; }
aside nav { position: sticky; top: 24px; display: grid; gap: 2px; font-size: 14px; }
aside a { padding: 7px 10px; border-radius: 8px; color: var(--ink-2); text-decoration: none; }
aside a:hover { background: var(--surface-2); color: var(--ink); }
aside a::first-letter { text-transform: uppercase; }
aside a { display: block; }
section { margin-top: 36px; scroll-margin-top: 16px; }
pre { background: var(--well); border: 1px solid var(--line-strong); border-radius: 12px; padding: 16px; overflow-x: auto;
  line-height: 1.6; margin: 12px 0; box-shadow: var(--shadow); }
.notes { margin-top: 12px; padding-left: 20px; color: var(--ink-2); }
.notes li { margin: 4px 0; }
.operation { background: var(--surface-1); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow);
  margin-top: 8px; scroll-margin-top: 16px; }
.operation summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 11px 14px; cursor: pointer;
  list-style: none; border-radius: 12px; }
.operation summary::-webkit-details-marker { display: none; }
.operation summary:hover { background: var(--surface-2); }
.operation summary::after { content: "+"; color: var(--ink-3); font: 400 18px/1 var(--text); width: 14px; text-align: center; }
.operation[open] summary::after { content: "–"; }
.method { flex: none; width: 62px; font: 700 11px/22px var(--text); letter-spacing: .06em; text-align: center;
  border: 1px solid currentColor; border-radius: 6px; }
.method.get { color: var(--get); }
.method.post { color: var(--post); }
.method.put { color: var(--put); }
.method.delete { color: var(--delete); }
.path { overflow-wrap: anywhere; }
.path var { color: var(--lamp-text); }
.what { color: var(--ink-2); font-size: 14px; margin-left: auto; text-align: right; }
.inside { padding: 4px 16px 18px; border-top: 1px solid var(--line); }
.inside > .lead { margin-top: 12px; font-size: 15px; }
.fields { list-style: none; padding: 0; }
.fields > li { padding: 8px 0; border-top: 1px solid var(--line); }
.fields > li:first-child { border-top: 0; }
.fields .fields { margin: 4px 0 0 4px; padding-left: 14px; border-left: 2px solid var(--line-strong); }
.field { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; }
.fields p { color: var(--ink-2); font-size: 14px; max-width: 72ch; }
.name { font-weight: 700; }
.kind, .limit { color: var(--ink-3); font-size: 13px; overflow-wrap: anywhere; }
.must { color: var(--lamp-text); font-size: 12px; font-weight: 600; }
.either { margin-top: 8px; }
.codes { border-collapse: collapse; width: 100%; background: var(--surface-1); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: var(--shadow); overflow: hidden; }
.codes th { text-align: left; font-size: 11px; letter-spacing: .09em; text-transform: uppercase; color: var(--ink-3); }
.codes th, .codes td { padding: 8px 14px; border-top: 1px solid var(--line); vertical-align: baseline; }
.codes thead th { border-top: 0; }
.codes td:last-child { color: var(--ink-2); }
.plain { max-width: 720px; margin: 0 auto; padding: 48px 20px 80px; }
.plain > p { margin: 16px 0; }
dl { margin-top: 24px; }
dt { font-weight: 600; margin-top: 20px; }
dd { margin: 6px 0 0; color: var(--ink-2); }
pre var { color: var(--lamp-text); }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; margin: 0 6px 8px 0; border-radius: 8px;
  border: 1px solid #ffdf9d; background: linear-gradient(#ffd27a, #eaa935);
  color: #271a04; font-weight: 600; text-decoration: none; }
  .button.quiet { background: var(--surface-2); border-color: var(--line-strong); color: var(--ink); }
@media (max-width: 760px) {
  .api { display: block; padding: 16px 14px 60px; }
  h1 { font-size: 28px; }
  .what { margin-left: 0; width: 100%; text-align: left; order: 3; }
  .path { flex: 1; min-width: 0; }
  aside nav { position: static; display: flex; gap: 6px; overflow-x: auto; padding-bottom: 10px; margin-bottom: 12px; }
  aside a { flex: none; background: var(--surface-1); border: 1px solid var(--line); }
  .codes th, .codes td { padding: 7px 8px; font-size: 13px; }
  .codes code { font-size: 12px; }
  pre { padding: 12px; }
  .bar { padding: 0 14px; }
  .bar nav { gap: 14px; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
