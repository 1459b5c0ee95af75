import { paperFileName } from "../../domain/papers/paper-file.ts";
import {
  downloadPaperFileEndpoint,
  listPaperFilesEndpoint,
  setPaperFileEndpoint,
} from "../../contract/papers/paper-files.endpoints.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { download } from "../http/download.ts";
import type { Serve } from "../http/serve.ts";
import { getPaperFile, readPaperFiles } from "./read-paper-files.ts";
import { setPaperFile } from "./set-paper-file.ts";

/** The files of drivers' papers: for the staff, and for the driver whose papers they are. */
export function papersRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listPaperFilesEndpoint, async ({ params: { id }, caller }) =>
    readPaperFiles(db, driverFor(caller, id)),
  );

  serve(setPaperFileEndpoint, async ({ params: { id, paper }, body: { file }, caller, transact }) =>
    transact(async (trx) => {
      const driverId = driverFor(caller, id);
      await setPaperFile(trx, { driverId, paper, file, by: signedIn(caller).accountId, now: clock.now() });
      return readPaperFiles(trx, driverId);
    }),
  );

  serve(downloadPaperFileEndpoint, async ({ params: { id, paper }, caller, reply }) => {
    const driverId = driverFor(caller, id);
    const { kind, content } = await getPaperFile(db, { driverId, paper });
    void reply.header("Cache-Control", "private, no-store");
    return download(reply, { name: paperFileName({ driverId, paper, kind }), type: kind }, content);
  });
}

/** A person who is not of the office knows of no papers but their own. */
function driverFor(caller: Caller, id: number): number {
  const { actor, accountId } = signedIn(caller);
  if (!can(actor, "administer") && accountId !== id) throw notFound("This driver does not exist.");
  return id;
}
