import type { ImportResult } from "../../../contract/data/data-import.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Maps } from "../../places/build-maps.ts";
import type { ChangeContext } from "../../places/desk/change-place.ts";

/** The account that brings a file in, when, and the places there are. */
export type ImportContext = ChangeContext & { readonly maps: Pick<Maps, "places"> };

/** The changes that a file would make, and a way to make them. */
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
