import { getRetentionEndpoint, runRetentionEndpoint } from "../../contract/data/data.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { countGuests } from "../rides/forgetting/count-guests.ts";
import { blankOldGuests, monthsBefore } from "./blank-old-guests.ts";

type RetentionDependencies = { db: Db; clock: Clock; months: number };

/** How long guests are kept, for the office. */
export function retentionRoutes(serve: Serve, { db, clock, months }: RetentionDependencies): void {
  serve(getRetentionEndpoint, async () => {
    const { due, oldest } = await countGuests(db, monthsBefore(clock.now(), months));
    return { months, due, oldest_ride_at: oldest?.toISOString() ?? null };
  });

  serve(runRetentionEndpoint, async ({ caller }) => {
    const now = clock.now();
    const { rides } = await blankOldGuests(db, { now, months });
    const by = signedIn(caller).accountId;
    await inTransaction(db, (trx) =>
      recordAudit(trx, {
        actorId: by,
        action: "run_retention",
        subject: "data",
        detail: { rides },
        at: now,
      }),
    );
    return { rides };
  });
}
