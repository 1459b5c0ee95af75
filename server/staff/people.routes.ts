import {
  getDriverPortraitEndpoint,
  setDriverPortraitEndpoint,
} from "../../contract/drivers/portrait.endpoints.ts";
import {
  addDriverEndpoint,
  approveDriverEndpoint,
  decideDriverChangesEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
  listTripsOfDriverEndpoint,
  withdrawDriverApprovalEndpoint,
} from "../../contract/drivers/driver-records.endpoints.ts";
import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
  getApplicationEndpoint,
  listApplicationsEndpoint,
  seeApplicationPaperEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import {
  changeUserRoleEndpoint,
  countUsersEndpoint,
  createUserEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../contract/accounts/users.endpoints.ts";
import {
  endPapersOverrideEndpoint,
  overridePapersEndpoint,
} from "../../contract/papers/paper-overrides.endpoints.ts";
import { changeRole } from "../accounts/administration/change-role.ts";
import { reactivateAccount, suspendAccount } from "../accounts/administration/suspend-account.ts";
import type { Clock } from "../process/clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readPortrait, setPortrait } from "../drivers/set-portrait.ts";
import { recordEvent } from "../events/record-event.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { getApplication, readApplications } from "../messages/read-applications.ts";
import { seeApplicationPaper } from "../messages/see-application-paper.ts";
import { presentPage } from "../rides/present-page.ts";
import { listRides } from "../rides/reading/list-rides.ts";
import * as applications from "./answer-application.ts";
import * as records from "./change-driver-record.ts";
import { decideDriverChanges } from "./decide-driver-changes.ts";
import { pageOf } from "../http/page.ts";
import {
  countPeople,
  findPeople,
  getPerson,
  getPresentRecord,
  readDriverRecords,
  readRoleChange,
} from "./read-people.ts";
import { addDriver } from "./add-driver.ts";
import { createUser } from "./create-user.ts";

/** What the staff do about people: accounts, drivers, applications. */
export function peopleRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listUsersEndpoint, async ({ query: { q, role, state, ...page }, request, reply }) => {
    const search = { text: q, role, state };
    return pageOf(page, { request, reply }, (part) => findPeople(db, { ...search, ...part }));
  });

  serve(countUsersEndpoint, () => countPeople(db));

  serve(createUserEndpoint, async ({ body: person, caller, transact }) =>
    transact(async (trx) =>
      getPerson(trx, await createUser(trx, { person, by: signedIn(caller).accountId, now: clock.now() })),
    ),
  );

  serve(changeUserRoleEndpoint, async ({ params: { id }, body: { role }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => changeRole(trx, { ...decision, role }), signedIn(caller).accountId),
    ),
  );

  serve(getRoleChangeEndpoint, ({ params: { id } }) =>
    readRoleChange(db, { accountId: id, now: clock.now() }),
  );

  serve(suspendUserEndpoint, async ({ params: { id }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => suspendAccount(trx, decision), signedIn(caller).accountId),
    ),
  );

  serve(reactivateUserEndpoint, async ({ params: { id }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => reactivateAccount(trx, decision), signedIn(caller).accountId),
    ),
  );

  serve(listDriverRecordsEndpoint, () => readDriverRecords(db, clock.now()));

  serve(listTripsOfDriverEndpoint, async (call) => {
    const { id } = call.params;
    await records.getDriverRecord(db, id);
    const now = clock.now();
    const scope = { of: "anyOfDriver", accountId: id } as const;
    const asked = { ...call.query, caller: signedIn(call.caller), scope, now };
    return presentPage(call, await listRides(db, { ...asked, type: "completed" }), now);
  });

  serve(addDriverEndpoint, async ({ body: driver, caller, transact }) =>
    transact(async (trx) =>
      record(trx, await addDriver(trx, { driver, by: signedIn(caller).accountId, now: clock.now() })),
    ),
  );

  serve(editDriverRecordEndpoint, async ({ params: { id }, body: edit, caller, transact }) =>
    transact(async (trx) => {
      await records.editDriverRecord(trx, { id, edit, by: signedIn(caller).accountId, now: clock.now() });
      return record(trx, id);
    }),
  );

  serve(decideDriverChangesEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await decideDriverChanges(trx, { id, ...body, by, now: clock.now() });
      return record(trx, id);
    }),
  );

  for (const [call, approved] of [
    [approveDriverEndpoint, true],
    [withdrawDriverApprovalEndpoint, false],
  ] as const) {
    serve(call, async ({ params: { id }, caller, transact }) =>
      transact(async (trx) => {
        const by = signedIn(caller).accountId;
        await records.setDriverApproval(trx, { id, approved, by, now: clock.now() });
        return record(trx, id);
      }),
    );
  }

  serve(overridePapersEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await records.overridePapers(trx, { id, ...body, by, now: clock.now() });
      return record(trx, id);
    }),
  );

  serve(endPapersOverrideEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await records.endPapersOverride(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return record(trx, id);
    }),
  );

  serve(getDriverPortraitEndpoint, async ({ params: { id } }) => {
    await records.getDriverRecord(db, id);
    return readPortrait(db, id);
  });

  serve(setDriverPortraitEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await records.getDriverRecord(trx, id);
      await setPortrait(trx, { driverId: id, ...body, by, now: clock.now() });
      return readPortrait(trx, id);
    }),
  );

  serve(listApplicationsEndpoint, async ({ query: { q: text, state, ...page }, request, reply }) => {
    return pageOf(page, { request, reply }, (part) => readApplications(db, { text, state, ...part }));
  });

  serve(getApplicationEndpoint, ({ params: { id } }) => getApplication(db, id));

  serve(seeApplicationPaperEndpoint, async ({ params, body: { seen }, caller, transact }) =>
    transact((trx) =>
      seeApplicationPaper(trx, { ...params, seen, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );

  serve(approveApplicationEndpoint, async ({ params: { id }, body: { username }, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await applications.approveApplication(trx, { id, username, by, now: clock.now() });
      return getApplication(trx, id);
    }),
  );

  serve(declineApplicationEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await applications.declineApplication(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return getApplication(trx, id);
    }),
  );

  type Decision = { accountId: number; actorId: number; now: Date };

  async function decide(
    trx: Trx,
    id: number,
    decision: (decision: Decision) => Promise<void>,
    actorId: number,
  ) {
    const now = clock.now();
    await decision({ accountId: id, actorId, now });
    await recordEvent(trx, { type: "account.changed", at: now });
    return getPerson(trx, id);
  }

  async function record(trx: Trx, id: number) {
    return getPresentRecord(trx, id, clock.now());
  }
}
