import { build } from "esbuild";
import type { Plugin } from "vite";

/** What the browser needs of a call; schemas, summaries and rights stay on the server's side. */
const KEPT = ["id", "method", "path", "output"] as const;

/**
 * Replaces contract/*.endpoints.ts in the browser's bundle by the few plain values a client needs, so that the
 * schemas and the validator (zod) are never sent. The types a developer sees are those of the real files.
 */
export function slimEndpoints(): Plugin {
  return {
    name: "slim-endpoints",
    enforce: "pre",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!/\/contract\/.*\.endpoints\.ts$/.test(file)) return null;
      const described = await evaluate(file);
      const lines = Object.entries(described).map(
        ([name, description]) => `export const ${name} = ${JSON.stringify(slim(description))};`,
      );
      return { code: lines.join("\n"), map: null, moduleType: "js" };
    },
  };
}

async function evaluate(file: string): Promise<Record<string, Record<string, unknown>>> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const code = bundle.outputFiles[0]?.text ?? "";
  const module: Record<string, unknown> = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  );
  return Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, Record<string, unknown>] =>
      isDescription(entry[1]),
    ),
  );
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
