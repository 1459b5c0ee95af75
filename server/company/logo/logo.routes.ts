import { getLogoEndpoint, setLogoEndpoint } from "../../../contract/company/logo.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { Clock } from "../../process/clock.ts";
import { setLogo, showLogo } from "./company-logo.ts";

/** The logo of the company, in the place of its drawn mark. */
export function logoRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getLogoEndpoint, () => showLogo(db));
  serve(setLogoEndpoint, ({ body: { picture }, caller, transact }) =>
    transact(async (trx) => {
      await setLogo(trx, { picture, by: signedIn(caller).accountId, now: clock.now() });
      return showLogo(trx);
    }),
  );
}
