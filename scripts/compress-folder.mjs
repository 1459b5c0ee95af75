import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** A smaller file gains nothing. */
const SMALLEST_BYTES = 512;

/** Writes .br and .gz beside every file that compresses and is served, for the server to choose from. Says how many files. */
export async function compressFolder(folder) {
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
