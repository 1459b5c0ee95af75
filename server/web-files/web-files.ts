import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { templateFile } from "../../contract/site-texts/page-template.ts";

/** A file of the built web, as it can be served. */
export type WebFile = {
  /** Its path below the web's folder. */
  readonly name: string;
  readonly file: string;
  readonly type: string;
  /** Changes with the content; each encoding of it has a tag of its own. */
  readonly mark: string;
  readonly encodings: readonly Encoding[];
  /** Its name carries a hash of its content, so it never changes. */
  readonly immutable: boolean;
  /** The same page, to be filled in with texts that staff wrote; null where it has none of them. */
  readonly template: string | null;
};

export type Encoding = "br" | "gzip";
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** The files of dist/web by their path; what is not in this list is not served, wherever its path may point. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** Reads the list of files once, at the start. Null when the web has not been built. */
export function readWebFiles(directory: string): WebFiles | null {
  if (!existsSync(path.join(directory, "app.html"))) return null;
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    );
  const all = new Set(names);
  const served = names.filter((name) => !name.startsWith(".") && !isEncodingOf(name, all));
  return new Map(served.map((name) => [name, describe(directory, name, all)]));
}

/** The file that holds a file's content in an encoding. */
export function encodedFile(file: string, encoding: Encoding | null): string {
  return encoding === null ? file : file + SUFFIXES[encoding];
}

function describe(directory: string, name: string, all: ReadonlySet<string>): WebFile {
  const file = path.join(directory, name);
  return {
    name,
    file,
    type: TYPES[path.extname(name)] ?? "application/octet-stream",
    mark: createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22),
    encodings: (Object.keys(SUFFIXES) as Encoding[]).filter((encoding) => all.has(name + SUFFIXES[encoding])),
    immutable: name.startsWith("assets/"),
    template: all.has(templateFile(name)) ? path.join(directory, templateFile(name)) : null,
  };
}

function isEncodingOf(name: string, all: ReadonlySet<string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
};
