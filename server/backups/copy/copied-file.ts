import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** Where a second copy of each backup lies, off the machine. */
export type CopyPlace = {
  /** Writes a file under its name, and fails where it isn't there whole. */
  put(file: LocalFile, name: string): Promise<void>;
  /** Reads it back into a local file. */
  fetch(name: string, to: string): Promise<void>;
  /** The names that lie there, in any order. */
  list(): Promise<readonly string[]>;
  /** As people call it. */
  readonly title: string;
};

export type LocalFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

export async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
