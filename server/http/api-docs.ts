import type { EndpointDescription } from "../../contract/endpoint.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { groupBy } from "../../domain/group-by.ts";

/** The contract as a page to read, without scripts and with the browser's own styles. */
export function apiDocsPage(endpoints: readonly EndpointDescription[]): string {
  const tags = groupBy(endpoints, (description) => description.tag);
  const sections = tags.map(
    ([tag, list]) => `<h2>${escapeMarkup(tag)}</h2>${list.map(callSection).join("")}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>API</title></head>
<body><h1>API</h1>
<p>Paths are below <code>/api</code> and answer with and without the trailing slash. Schemas are in
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}</body></html>`;
}

function callSection(description: EndpointDescription): string {
  const may = Object.entries(description.access)
    .filter(([, access]) => access !== "no")
    .map(([actor, access]) => (access === "own" ? `${actor} (own)` : actor));
  const rows = [
    ["Path", Object.keys(description.params?.shape ?? {})],
    ["Query", Object.keys(description.query?.shape ?? {})],
    ["Body", Object.keys(description.body?.shape ?? {})],
    ["Answers", [String(description.status)]],
    ["Errors", [...(description.errors ?? [])]],
    ["Who may", may],
  ] as const;
  const details = rows
    .filter(([, values]) => values.length > 0)
    .map(
      ([name, values]) =>
        `<dt>${name}</dt><dd>${values.map((value) => `<code>${escapeMarkup(value)}</code>`).join(" ")}</dd>`,
    );
  return `<section id="${description.id}"><h3><code>${description.method} ${escapeMarkup(description.path)}</code></h3>
<p>${escapeMarkup(description.summary)}</p><dl>${details.join("")}</dl></section>`;
}
