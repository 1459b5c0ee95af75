import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

/** The parts of a call that the browser needs; schemas, summaries and rights stay on the server's side. */
const KEPT = ["id", "method", "path", "output"] as const;

const CONTRACT = path.resolve(import.meta.dirname, "../../contract");
const SUFFIX = ".endpoints.ts";

type Described = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Replaces contract/*.endpoints.ts in the browser's bundle by the few plain values a client needs, so that the
 * schemas and the validator (zod) are never sent. The types a developer sees are those of the real files.
 */
export function slimEndpoints(): Plugin {
  return {
    name: "slim-endpoints",
    enforce: "pre",
    load: {
      filter: { id: /\/contract\/.*\.endpoints\.ts(\?|$)/ },
      async handler(id) {
        const file = id.split("?")[0] ?? id;
        described ??= evaluateAll();
        const calls = Object.entries((await described).get(file) ?? {});
        const lines = calls.flatMap(([name, description]) =>
          isDescription(description) ? [`export const ${name} = ${JSON.stringify(slim(description))};`] : [],
        );
        return { code: lines.join("\n"), map: null, moduleType: "js" };
      },
    },
    watchChange() {
      described = null;
    },
  };
}

/**
 * The exports of every file of the contract, kept for all builds of this process: to evaluate them means to load all of
 * zod.
 */
let described: Promise<Described> | null = null;

async function evaluateAll(): Promise<Described> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => path.join(CONTRACT, name));
  const contents = files
    .map((file, index) => `export * as file${index} from ${JSON.stringify(file)};`)
    .join("\n");
  const bundle = await build({
    stdin: { contents, resolveDir: CONTRACT },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const code = bundle.outputFiles[0]?.text ?? "";
  const evaluated: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  );
  return new Map(files.map((file, index) => [file, evaluated[`file${index}`] ?? {}]));
}

function isDescription(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

function slim(description: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    KEPT.map((field) => [field, description[field]]).filter(
      ([, value]) => value === null || typeof value === "string",
    ),
  );
}
