import {
  listPartnerKeysEndpoint,
  makePartnerKeyEndpoint,
  withdrawPartnerKeyEndpoint,
} from "../../../contract/partners/partner-keys.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { Clock } from "../../process/clock.ts";
import { makeKey, readKeys, withdrawKey } from "./change-keys.ts";

type Dependencies = { db: Db; clock: Clock; isDemo: boolean };

/** The keys by which systems of hotels and firms book. */
export function partnerKeysRoutes(serve: Serve, { db, clock, isDemo }: Dependencies): void {
  serve(listPartnerKeysEndpoint, ({ params: { id } }) => readKeys(db, id));
  serve(makePartnerKeyEndpoint, ({ params: { id: partnerId }, body: key, caller, transact }) =>
    transact((trx) =>
      makeKey(trx, { partnerId, key, isDemo, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );
  serve(withdrawPartnerKeyEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => withdrawKey(trx, { id, by: signedIn(caller).accountId, now: clock.now() })),
  );
}
