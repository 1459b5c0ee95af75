import { readFile, rm, writeFile } from "node:fs/promises";
import { transform } from "esbuild";
import { build } from "vite";
import { buildServiceWorker } from "./build-service-worker.mjs";
import { compressFolder } from "./compress-folder.mjs";

const OUT_DIR = "dist/web";
const PRERENDER_DIR = "dist/prerender";

/**
 * Builds the web into dist/web: the browser's files, every public page as HTML, the service worker, and compressed
 * copies (.br, .gz) beside what compresses. PUBLIC_URL is the address that canonical links and the sitemap name.
 */
export async function buildWeb({ publicUrl = process.env.PUBLIC_URL ?? "http://127.0.0.1:8080" } = {}) {
  const started = performance.now();
  process.env.NODE_ENV ??= "production";
  await build({ logLevel: "warn" });
  await build({
    logLevel: "warn",
    build: {
      ssr: "build/prerender.ts",
      outDir: `../${PRERENDER_DIR}`,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "prerender.mjs", codeSplitting: true } },
    },
  });
  await Promise.all(["boot.js", "early-ride.js", "widget.js"].map((name) => minify(`${OUT_DIR}/${name}`)));
  const { prerender, offlinePages } = await import(
    new URL(`../${PRERENDER_DIR}/prerender.mjs`, import.meta.url).href
  );
  const pages = await prerender({ outDir: OUT_DIR, publicUrl: publicUrl.replace(/\/+$/, "") });
  await buildServiceWorker({ outDir: OUT_DIR, pages: offlinePages() });
  await rm(PRERENDER_DIR, { recursive: true });
  const files = await compressFolder(OUT_DIR);
  await writeFile("dist/.web-built-for", publicUrl.replace(/\/+$/, ""));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Web built in ${seconds} s: ${pages} pages, ${files} files compressed.`);
}

/** The bundler copies the scripts of the public folder as they are. */
async function minify(file) {
  const { code } = await transform(await readFile(file, "utf8"), { minify: true });
  await writeFile(file, code);
}

if (process.argv[1] !== undefined && import.meta.url.endsWith(process.argv[1].split("/").pop()))
  await buildWeb();
