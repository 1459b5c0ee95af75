import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** The address of any area of the app is answered with the shell. */
const SHELL = "/settings";
/** Files a page without a network needs, beside the pages themselves. */
const ALWAYS = [SHELL, "/boot.js", "/icons/mark.svg"];

/**
 * Builds the service worker with the list of what it keeps: the offline pages, the shell, and all scripts, styles,
 * drawings and the font these name. The cache is named after their content, so a new build brings a new cache.
 */
export async function buildServiceWorker({ outDir, pages }) {
  const hash = createHash("sha256");
  const precache = new Set([...ALWAYS, ...pages.map(({ url }) => url)]);
  for (const file of [...pages.map(({ file }) => file), "app.html"]) {
    const html = await readFile(join(outDir, file), "utf8");
    hash.update(html);
    for (const [, asset] of html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)) precache.add(asset);
  }
  const list = [...precache].toSorted();
  const version = hash.update(list.join("\n")).digest("hex").slice(0, 12);
  await build({
    entryPoints: ["web/service-worker/service-worker.ts"],
    outfile: join(outDir, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: {
      SHELL: JSON.stringify(SHELL),
      CACHE_NAME: JSON.stringify(`trupial-${version}`),
      PRECACHE: JSON.stringify(list),
    },
  });
  return list.length;
}
