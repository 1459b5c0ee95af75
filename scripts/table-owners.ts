import type { Source } from "./server-arrows.ts";

const BUILT = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|insertMany\(\s*\w+,)\(?\s*"(\w+)/g;
const WRITTEN = /\b(?:insert into|delete from|update)\s+(?:only\s+)?([a-z_]+)(?=[\s(])/g;

/** Which features write to which tables, each as `feature -> table`, by what stands in their SQL. */
export function writesOf(sources: readonly Source[], tables: ReadonlySet<string>): Set<string> {
  const writes = sources.flatMap(({ file, text }) => {
    const feature = file.split("/")[1] ?? "";
    return [...text.matchAll(BUILT), ...text.matchAll(WRITTEN)]
      .map(([, table = ""]) => table)
      .filter((table) => tables.has(table))
      .map((table) => `${feature} -> ${table}`);
  });
  return new Set(writes);
}
