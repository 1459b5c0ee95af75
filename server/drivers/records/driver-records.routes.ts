import {
  addDriverEndpoint,
  approveDriverEndpoint,
  decideDriverChangesEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
  listTripsOfDriverEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  getDriverPortraitEndpoint,
  setDriverPortraitEndpoint,
} from "../../../contract/drivers/portrait.endpoints.ts";
import {
  endPapersOverrideEndpoint,
  overridePapersEndpoint,
} from "../../../contract/papers/paper-overrides.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { presentPage } from "../../rides/present-page.ts";
import { listRides } from "../../rides/reading/list-rides.ts";
import { readPortrait, setPortrait } from "../set-portrait.ts";
import { addDriver } from "./add-driver.ts";
import { editDriverRecord, setDriverApproval } from "./change-driver-record.ts";
import { decideDriverChanges } from "./decide-driver-changes.ts";
import { endPapersOverride, overridePapers } from "./override-papers.ts";
import { getDriverRow, readDriverRecord, readDriverRecords } from "./read-driver-records.ts";

type Dependencies = { db: Db; clock: Clock };

/** The drivers' records, which the staff keep. */
export function driverRecordsRoutes(serve: Serve, dependencies: Dependencies): void {
  readingRoutes(serve, dependencies);
  changingRoutes(serve, dependencies);
  portraitRoutes(serve, dependencies);
}

function readingRoutes(serve: Serve, { db, clock }: Dependencies): void {
  serve(listDriverRecordsEndpoint, () => readDriverRecords(db, clock.now()));

  serve(listTripsOfDriverEndpoint, async (call) => {
    const { id } = call.params;
    await getDriverRow(db, id);
    const now = clock.now();
    const scope = { of: "anyOfDriver", accountId: id } as const;
    const asked = { ...call.query, caller: signedIn(call.caller), scope, now };
    return presentPage(call, await listRides(db, { ...asked, type: "completed" }), now);
  });
}

function changingRoutes(serve: Serve, { clock }: Dependencies): void {
  serve(addDriverEndpoint, async ({ body: driver, caller, transact }) =>
    transact(async (trx) => {
      const { by, now } = change(caller);
      return readDriverRecord(trx, await addDriver(trx, { driver, by, now }), now);
    }),
  );

  serve(editDriverRecordEndpoint, async ({ params: { id }, body: edit, caller, transact }) =>
    transact((trx) =>
      changed(trx, { id, ...change(caller) }, (of) => editDriverRecord(trx, { ...of, edit })),
    ),
  );

  serve(decideDriverChangesEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact((trx) =>
      changed(trx, { id, ...change(caller) }, (of) => decideDriverChanges(trx, { ...of, ...body })),
    ),
  );

  for (const [call, approved] of [
    [approveDriverEndpoint, true],
    [withdrawDriverApprovalEndpoint, false],
  ] as const) {
    serve(call, async ({ params: { id }, caller, transact }) =>
      transact((trx) =>
        changed(trx, { id, ...change(caller) }, (of) => setDriverApproval(trx, { ...of, approved })),
      ),
    );
  }

  serve(overridePapersEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact((trx) =>
      changed(trx, { id, ...change(caller) }, (of) => overridePapers(trx, { ...of, ...body })),
    ),
  );

  serve(endPapersOverrideEndpoint, async ({ params: { id }, caller, transact }) =>
    transact((trx) => changed(trx, { id, ...change(caller) }, (of) => endPapersOverride(trx, of))),
  );

  /** The account that changes something now. */
  function change(caller: Caller) {
    return { by: signedIn(caller).accountId, now: clock.now() };
  }
}

type Change = { id: number; by: number; now: Date };

/** The record as it is after a change. */
async function changed(trx: Trx, of: Change, make: (of: Change) => Promise<void>) {
  await make(of);
  return readDriverRecord(trx, of.id, of.now);
}

function portraitRoutes(serve: Serve, { db, clock }: Dependencies): void {
  serve(getDriverPortraitEndpoint, async ({ params: { id } }) => {
    await getDriverRow(db, id);
    return readPortrait(db, id);
  });

  serve(setDriverPortraitEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await getDriverRow(trx, id);
      await setPortrait(trx, { driverId: id, ...body, by, now: clock.now() });
      return readPortrait(trx, id);
    }),
  );
}
