import {
  type ImportResult,
  MOST_IMPORT_FAULTS,
  MOST_IMPORT_WARNINGS,
} from "../../../contract/data/data-import.ts";
import type { ImportKind } from "../../../contract/data/import-columns.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { readCruiseCallsFile } from "./cruise-calls-file.ts";
import type { ImportContext, ImportFile, Looked } from "./import-file.ts";
import { readDriversFile, readRidersFile } from "./people-files.ts";
import { readPlacesFile } from "./places-file.ts";
import { readRidesFile } from "./rides-file.ts";

/** Only one file at a time comes in: the next finds what the one before has brought. */
export const IMPORT_LOCK = "bringing data in";

const READERS: Record<ImportKind, (csv: string, context: ImportContext) => Promise<ImportFile>> = {
  riders: readRidersFile,
  drivers: readDriversFile,
  places: readPlacesFile,
  rides: readRidesFile,
  cruise_calls: readCruiseCallsFile,
};

type Asked = { kind: ImportKind; csv: string };

/** A file that somebody wants to bring in, read by itself. */
export function readImportFile({ kind, csv }: Asked, context: ImportContext): Promise<ImportFile> {
  return READERS[kind](csv, context);
}

/** Says what a file would bring in, and everything that is wrong with it; nothing changes. */
export async function tryImport(db: Db, kind: ImportKind, file: ImportFile): Promise<ImportResult> {
  return resultOf({ kind, dry_run: true, file, looked: await file.look(db) });
}

/** Brings in all of a file, or refuses it with what is wrong. */
export async function importFile(
  trx: Trx,
  { kind, file, context: { by, now } }: { kind: ImportKind; file: ImportFile; context: ImportContext },
): Promise<ImportResult> {
  const looked = await file.look(trx);
  const result = resultOf({ kind, dry_run: false, file, looked });
  if (result.faults.length > 0) {
    const sentence = "The file has faults, so nothing of it was brought in.";
    throw new ApiError("import_faults", sentence, { ...result, added: 0 });
  }
  await looked.write(trx);
  await recordAudit(trx, {
    actorId: by.accountId,
    action: "import_data",
    subject: "data",
    detail: { kind, added: result.added, already_there: result.already_there },
    at: now,
  });
  return result;
}

type Parts = { kind: ImportKind; dry_run: boolean; file: ImportFile; looked: Looked };

function resultOf({ kind, dry_run, file, looked }: Parts): ImportResult {
  return {
    kind,
    dry_run,
    added: looked.added,
    already_there: looked.alreadyThere,
    faults: looked.faults.toSorted((one, other) => one.line - other.line).slice(0, MOST_IMPORT_FAULTS),
    warnings: file.warnings.slice(0, MOST_IMPORT_WARNINGS),
  };
}
