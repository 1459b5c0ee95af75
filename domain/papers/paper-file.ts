import { type FileKind, fileKind } from "../file-kind.ts";
import { pictureSize } from "../picture-size.ts";
import type { Paper } from "./papers.ts";

/** So many bytes the file of a paper has at most. */
export const MAX_PAPER_FILE_BYTES = 5 * 1024 * 1024;
/** So many pixels a picture of one has at most in all: more than any phone makes, and what a computer can unpack. */
const MAX_PAPER_PIXELS = 40_000_000;
/** So many pixels its longer side has at most, where the browser makes a picture smaller. */
export const PAPER_PICTURE_SIZE = 2_000;

/** The kinds of file that a paper can have, each with its ending. */
const ENDINGS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
} as const satisfies Partial<Record<FileKind, string>>;
export type PaperFileKind = keyof typeof ENDINGS;
export const PAPER_FILE_KINDS = Object.keys(ENDINGS) as [PaperFileKind, ...PaperFileKind[]];

/** The kind of file that some bytes are, by how they begin; null where a paper cannot have it. */
export function paperFileKind(bytes: Uint8Array): PaperFileKind | null {
  const kind = fileKind(bytes, PAPER_FILE_KINDS);
  if (kind === null || kind === "application/pdf") return kind;
  const size = pictureSize(bytes);
  return size && size.width * size.height <= MAX_PAPER_PIXELS ? kind : null;
}

/** The name it is downloaded under: "driver-7-insurance.pdf" */
export function paperFileName(file: { driverId: number; paper: Paper; kind: PaperFileKind }): string {
  return `driver-${file.driverId}-${file.paper}.${ENDINGS[file.kind]}`;
}
