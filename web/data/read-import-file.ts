import { MAX_IMPORT_BYTES } from "../../contract/data/data-import.ts";

export type ChosenFile = { readonly name: string; readonly csv: string };
export type FileProblem = "tooLarge" | "unreadable";

/** The text of a file: in UTF-8, or as Windows writes it where a spreadsheet was not asked for UTF-8. */
export async function readImportFile(file: File): Promise<ChosenFile | FileProblem> {
  if (file.size > MAX_IMPORT_BYTES) return "tooLarge";
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? "unreadable" : { name: file.name, csv: textOf(bytes) };
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
