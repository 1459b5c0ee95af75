import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "./start-product.ts";

const PREPARED = "TRUPIAL_PREPARED_DEMO";

/** Fills one folder with the demo before the first journey; every product of a journey starts on a copy of it. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.stop({ keepData: true });
  process.env[PREPARED] = product.dataDirectory;
  return () => rm(product.dataDirectory, { recursive: true, force: true });
}

/** A folder of one's own with the demo in it. */
export async function copyOfDemo(): Promise<string> {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error("the demo is prepared before the journeys begin");
  const copy = await mkdtemp(path.join(tmpdir(), "trupial-product-"));
  await cp(prepared, copy, { recursive: true });
  return copy;
}
