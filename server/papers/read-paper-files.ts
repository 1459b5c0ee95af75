import { paperFileName } from "../../domain/papers/paper-file.ts";
import type { PaperFile } from "../../contract/papers/paper-files.endpoints.ts";
import type { Paper } from "../../domain/papers/papers.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { ReadLagging } from "../database/replica/reading.ts";
import { notFound } from "../http/api-error.ts";
import { findPaperFile, isDriver, listAllPaperFiles, listPaperFiles } from "./paper-files.queries.ts";

/** Which of a driver's papers have a file. */
export async function readPaperFiles(db: Db | Trx, driverId: number): Promise<PaperFile[]> {
  if (!(await isDriver(db, driverId))) throw notFound("This driver does not exist.");
  const files = await listPaperFiles(db, driverId);
  return files.map(({ attached_at, ...file }) => ({ ...file, attached_at: attached_at.toISOString() }));
}

/** The file of a paper; a refusal where it has none. */
export async function getPaperFile(db: Db, ofPaper: { driverId: number; paper: Paper }) {
  const file = await findPaperFile(db, ofPaper);
  if (!file) throw notFound("This paper has no file.");
  return file;
}

/** The files of all drivers by their names, each read when it is asked for. */
export async function everyPaperFile(
  read: ReadLagging,
): Promise<{ name: string; read: () => Promise<Buffer> }[]> {
  const files = await read(listAllPaperFiles);
  return files.map(({ driver_id: driverId, paper, kind }) => ({
    name: paperFileName({ driverId, paper, kind }),
    read: async () => (await read((db) => getPaperFile(db, { driverId, paper }))).content,
  }));
}
