import {
  addAreaEndpoint,
  changeAreaEndpoint,
  compareAreaEndpoint,
  listAreasEndpoint,
  removeAreaEndpoint,
} from "../../contract/areas/areas.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import type { PriceRules } from "../fares/price-rules.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { compareArea } from "./compare-area.ts";
import { addArea, changeArea, removeArea } from "./draw-area.ts";
import { readAreas } from "./read-areas.ts";

type Dependencies = { db: Db; clock: Clock; rules: PriceRules };

/** The areas that staff draw. The price rules are told to read again once a change is committed. */
export function areasRoutes(serve: Serve, { db, clock, rules }: Dependencies): void {
  serve(listAreasEndpoint, async () => readAreas(db, curacaoDate(clock.now())));

  serve(compareAreaEndpoint, async ({ body }) => compareArea(db, body, clock.now()));

  serve(addAreaEndpoint, async ({ body, caller, transact }) => {
    const change = { by: signedIn(caller).accountId, now: clock.now() };
    const area = await transact((trx) => addArea(trx, body, change));
    rules.forget();
    return area;
  });

  serve(changeAreaEndpoint, async ({ params: { id }, body: { version, ...drawn }, caller, transact }) => {
    const change = { by: signedIn(caller).accountId, now: clock.now() };
    const area = await transact((trx) => changeArea(trx, { id, version, drawn }, change));
    rules.forget();
    return area;
  });

  serve(removeAreaEndpoint, async ({ params: { id }, body: { version }, caller, transact }) => {
    const change = { by: signedIn(caller).accountId, now: clock.now() };
    const area = await transact((trx) => removeArea(trx, { id, version }, change));
    rules.forget();
    return area;
  });
}
