import type { Forget } from "../accounts/own-account/delete-account.ts";
import { deletePaperFilesOf } from "./paper-files.queries.ts";

/** Deletes the files of a driver's papers. */
export const forgetPaperFiles: Forget = (trx, { owner }) => deletePaperFilesOf(trx, owner.accountId);
