import type { ImportResult } from "../../../contract/data/data-import.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { ChangeContext } from "../../places/desk/change-place.ts";

/** Who brings a file in, when, and the places there are. */
export type ImportContext = ChangeContext;

/** What a file would do to what there is, and a way to do it. */
export type Looked = {
  readonly added: number;
  readonly alreadyThere: number;
  readonly faults: ImportResult["faults"];
  readonly write: (trx: Trx) => Promise<void>;
};

/** A file as it was read; `look` compares it with what there is, and in a transaction keeps that so to its end. */
export type ImportFile = {
  readonly warnings: ImportResult["warnings"];
  readonly look: (db: Db | Trx) => Promise<Looked>;
};
