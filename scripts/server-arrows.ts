import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** A source file of the server by its path from the project's root, with its text. */
export type Source = { readonly file: string; readonly text: string };

/** The product's own files of the server; tests and what makes their data may import anything. */
export function serverSources(root: string): Source[] {
  return readdirSync(path.join(root, "server"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("server", name.replaceAll(path.sep, "/")))
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^server\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/**
 * The imports that point the wrong way, each as `file -> what it imports: why`. Routes call use cases, use cases call
 * their own feature's queries, and SQL is built in queries and `database/` only. Types may be imported from anywhere. A feature may
 * export a part of SQL in a `*.sql.ts`, such as which columns hold a driver back, for queries of others: it asks nothing by itself.
 */
export function wrongArrows(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const found = importsOf(file, text).flatMap((target) => {
      const why = whyNot(file, target);
      return why ? [`${file} -> ${target}: ${why}`] : [];
    });
    return buildsSql(file, text) ? [...found, `${file}: builds SQL outside of queries`] : found;
  });
}

function whyNot(file: string, target: string): string | null {
  if (target.startsWith("web/")) return "server and web never import each other";
  if (featureOf(target) === "redis" && featureOf(file) !== "redis") {
    return "Redis is behind its own door, and the rest knows its ports";
  }
  if (featureOf(file) === "planning" && !/^(server\/planning|domain)\//.test(target)) {
    return "the planner knows nothing of ours but domain";
  }
  if (isFragment(file) && !/^(domain|contract|server\/database)\//.test(target) && !isFragment(target)) {
    return "a part of SQL knows no use case and no query";
  }
  if (isFragment(target)) {
    const isForIt = featureOf(file) === featureOf(target) || /\.(queries|sql)\.ts$/.test(file);
    return isForIt ? null : "another feature's part of SQL is for queries";
  }
  if (!target.endsWith(".queries.ts")) return null;
  if (file.endsWith(".routes.ts")) return "a route calls a use case, not a query";
  return featureOf(file) === featureOf(target) ? null : "a feature's queries are its own";
}

/** The features that need each other when they run, straight or by way of others: none can be changed alone. */
export function featureCircle(sources: readonly Source[]): string[] {
  return circleOf(sources, featureOf, (from, to) => isInFeature(from) && isInFeature(to) && !isFragment(to));
}

/** The same of the folders within a feature; a file right below the feature is a place of its own. */
export function folderCircle(sources: readonly Source[]): string[] {
  const isWithin = (from: string, to: string) =>
    isInFeature(from) && isInFeature(to) && featureOf(from) === featureOf(to);
  return circleOf(sources, folderOf, isWithin);
}

/** The arrows between places of which each leads back to itself. */
function circleOf(
  sources: readonly Source[],
  placeOf: (file: string) => string,
  counts: (from: string, to: string) => boolean,
): string[] {
  let arrows = sources.flatMap(({ file, text }) =>
    importsOf(file, text)
      .filter((target) => counts(file, target))
      .map((target) => ({ from: placeOf(file), to: placeOf(target) }))
      .filter(({ from, to }) => from !== to),
  );
  // Whoever needs nobody, or is needed by nobody, is in no circle; what is left when all of these are taken away is.
  for (let before = -1; before !== arrows.length;) {
    before = arrows.length;
    const needing = new Set(arrows.map(({ from }) => from));
    const needed = new Set(arrows.map(({ to }) => to));
    arrows = arrows.filter(({ from, to }) => needing.has(to) && needed.has(from));
  }
  return [...new Set(arrows.map(({ from, to }) => `${from} -> ${to}`))].toSorted();
}

/** What a file imports of ours when it runs; an import of types alone is none. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)from\s+"(\.[^"]+)"/gm)]
    .filter(([, names = ""]) => !/^\{(\s*type \w+( as \w+)?,?)+\s*\}\s*$/.test(names))
    .map(([, , target = ""]) => path.posix.join(path.posix.dirname(file), target));
}

function buildsSql(file: string, text: string): boolean {
  if (/\.queries\.ts$|^server\/database\//.test(file)) return false;
  if (isFragment(file)) return /\.(selectFrom|insertInto|updateTable|deleteFrom|execute\w*)\(/.test(text);
  return /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text) || /\bsql`/.test(text);
}

/** A part of SQL that a feature shares. It knows nothing but domain and other such parts, so it closes no circle of features. */
export function isFragment(file: string): boolean {
  return file.endsWith(".sql.ts");
}

/** What stands right below `server`, such as `app.ts`, puts features together and belongs to none. */
function isInFeature(file: string): boolean {
  return file.startsWith("server/") && file.split("/").length > 2;
}

/** The folder right below `server`. */
function featureOf(file: string): string {
  return file.split("/")[1] ?? "";
}

/** The folder below the feature, or the file where it stands right below the feature. */
function folderOf(file: string): string {
  return file.split("/").slice(1, 3).join("/");
}
