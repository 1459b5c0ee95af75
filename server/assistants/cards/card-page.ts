import { createHash } from "node:crypto";
import type { Company } from "../../../domain/company/company.ts";
import { MARK_COLOURS } from "../../../domain/company/mark-colours.ts";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import { CARD_SCRIPT } from "./card-script.ts";
import { cardWords } from "./card-words.ts";

/** The page of a card: all of it in one file, which asks nobody for anything and runs no other script than its own. */
export function cardPage({ name, mark_colour: colour }: Pick<Company, "name" | "mark_colour">): string {
  const style = STYLE.replace("COLOUR", MARK_COLOURS[colour]);
  const policy = `default-src 'none'; script-src '${hashOf(CARD_SCRIPT)}'; style-src '${hashOf(style)}'`;
  // A "<" in it would end the script that holds it.
  const words = JSON.stringify(cardWords()).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(name)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeMarkup(name)}</header>
<main id="card" aria-live="polite"></main>
<script type="application/json" id="words">${words}</script>
<script>${CARD_SCRIPT}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

const STYLE = `
:root { color-scheme: light dark; --mark: COLOUR; --ground: light-dark(#fff, #1b232c); --ink: light-dark(#17212b, #f3efe6); --dim: light-dark(#5a6672, #b3bcc6); --line: light-dark(#dcd8cf, #38434e); --warn: light-dark(#8a3b00, #ffb684); --good: light-dark(#1e6b3a, #8fd6a8); }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
html { font: 16px/1.4 system-ui, sans-serif; background: transparent; }
body { color: var(--ink); background: var(--ground); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
header { background: var(--mark); color: #fff; padding: 8px 16px; font-weight: 700; overflow-wrap: anywhere; }
.card { padding: 12px 16px; display: grid; gap: 10px; }
.card + .card { border-top: 1px solid var(--line); }
.way { display: flex; flex-wrap: wrap; gap: 2px 8px; font-weight: 600; overflow-wrap: anywhere; }
.arrow, .price span, .state span, dt { color: var(--dim); }
.price, .state { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; }
.price strong { font-size: 1.75rem; line-height: 1.2; }
.state strong { font-size: 1.25rem; }
.promises { list-style: none; padding: 0; display: grid; gap: 2px; }
.promises li { padding-left: 1.4em; text-indent: -1.4em; }
.promises li::before { content: "✓"; display: inline-block; width: 1.4em; text-indent: 0; color: var(--good); font-weight: 700; }
h2 { font-size: 1rem; padding-top: 6px; }
dl { display: grid; gap: 4px; }
.row { display: flex; justify-content: space-between; gap: 16px; }
dd { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.warn { color: var(--warn); font-weight: 600; }
.good { color: var(--good); font-weight: 600; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 16px; color: inherit; background: transparent; border: 1px solid var(--dim); border-radius: 8px; cursor: pointer; }
button:first-child { color: #fff; background: var(--mark); border-color: #fff; }
button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
