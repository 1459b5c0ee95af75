import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };
import { builtFrom } from "./scripts/built-from.mjs";
import { areaStrings } from "./web/build/area-strings.ts";
import { CHUNKS } from "./web/build/chunks.ts";
import { placeBook } from "./web/build/place-book.ts";
import { slimEndpoints } from "./web/build/slim-endpoints.ts";
import { inlineStyles, scopedName, styleModules } from "./web/build/style-modules.ts";
import { withoutEval } from "./web/build/without-eval.ts";

/** The web: `vite` serves it in development, scripts/build-web.mjs builds and prerenders it. */
export default defineConfig({
  root: "web",
  define: { "import.meta.env.VERSION": JSON.stringify(`${manifest.version}+${builtFrom()}`) },
  plugins: [inlineStyles(), react(), slimEndpoints(), areaStrings(), placeBook(), withoutEval()],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The folder web/api is served below the same path as the calls; its files end in .ts.
    proxy: { "^/api/(?!.*\\.tsx?(?:$|\\?))": process.env.API_URL ?? "http://127.0.0.1:8080" },
    fs: { allow: [".."] },
  },
  css: { postcss: { plugins: [styleModules()] }, modules: { generateScopedName: scopedName } },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: ".vite/manifest.json",
    target: "es2022",
    // A drawing that is used by <use href> must be a file of its own: browsers take no data: address there.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page names its scripts in its HTML; a list of everybody's scripts in every page would weigh 2 kB.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z"] },
      output: {
        codeSplitting: { groups: CHUNKS },
        // Fewer letters tell versions apart as well, and the home page names sixty files.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
});
