import { readFile, rm, writeFile, readdir } from "node:fs/promises";
import { transform } from "esbuild";
import { build } from "vite";
import { publicUrl } from "./public-url.mjs";
import { buildServiceWorker } from "./build-service-worker.mjs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const OUT_DIR = "dist/web";
const PRERENDER_DIR = "dist/prerender";

/**
 * Builds the web into dist/web: the browser's files, every public page as HTML, the service worker, and compressed
 * copies (.br, .gz) beside what compresses. Canonical links and the sitemap name the address it is built for.
 */
export async function buildWeb({ builtFor = publicUrl() } = {}) {
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
  const pages = await prerender({ outDir: OUT_DIR, publicUrl: builtFor });
  await buildServiceWorker({ outDir: OUT_DIR, pages: offlinePages() });
  await rm(PRERENDER_DIR, { recursive: true });
  const files = await compressFolder(OUT_DIR);
  await writeFile("dist/.web-built-for", builtFor);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Web built in ${seconds} s: ${pages} pages, ${files} files compressed.`);
}

/** The bundler copies the scripts of the public folder as they are. */
async function minify(file) {
  const { code } = await transform(await readFile(file, "utf8"), { minify: true });
  await writeFile(file, code);
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** A smaller file gains nothing. */
const SMALLEST_BYTES = 512;

if (process.argv[1] !== undefined && import.meta.url.endsWith(process.argv[1].split("/").pop()))
  await buildWeb();

/** Writes .br and .gz beside every file that compresses and is served, for the server to choose from. Says how many files. */
async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isServed = ({ parentPath }) => !relative(folder, parentPath).startsWith(".");
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && isServed(entry));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
  return files.length;
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
