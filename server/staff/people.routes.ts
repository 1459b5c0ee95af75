import * as calls from "../../contract/staff/people.endpoints.ts";
import { changeRole } from "../accounts/change-role.ts";
import { reactivateAccount, suspendAccount } from "../accounts/suspend-account.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { signedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import * as letters from "../messages/messages.queries.ts";
import * as applications from "./answer-application.ts";
import * as records from "./change-driver-record.ts";
import { pageOf } from "./page.ts";
import { presentAccount, presentApplication, presentDriverRecord } from "./present-office.ts";
import { findAccountForStaff, listDriverRecords, searchAccounts } from "./staff.queries.ts";
import { takeOnDriver } from "./take-on-driver.ts";
import { takeOnPerson } from "./take-on-person.ts";

/** What the staff do about people: accounts, drivers, applications. */
export function peopleRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(calls.listUsers, async ({ query: { q, role, state, ...page }, request, reply }) => {
    const search = { text: q, role, state };
    return (await pageOf(page, { request, reply }, (part) => searchAccounts(db, { ...search, ...part }))).map(
      presentAccount,
    );
  });

  serve(calls.createUser, async ({ body: person, caller, transact }) =>
    transact(async (trx) =>
      account(trx, await takeOnPerson(trx, { person, by: signedIn(caller).accountId, now: clock.now() })),
    ),
  );

  serve(calls.changeUserRole, async ({ params: { id }, body: { role }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => changeRole(trx, { ...decision, role }), signedIn(caller).accountId),
    ),
  );

  serve(calls.suspendUser, async ({ params: { id }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => suspendAccount(trx, decision), signedIn(caller).accountId),
    ),
  );

  serve(calls.reactivateUser, async ({ params: { id }, caller, transact }) =>
    transact((trx) =>
      decide(trx, id, (decision) => reactivateAccount(trx, decision), signedIn(caller).accountId),
    ),
  );

  serve(calls.listDriverRecords, async () => {
    const now = clock.now();
    return (await listDriverRecords(db)).map((row) => presentDriverRecord(row, now));
  });

  serve(calls.addDriver, async ({ body: driver, caller, transact }) =>
    transact(async (trx) =>
      record(trx, await takeOnDriver(trx, { driver, by: signedIn(caller).accountId, now: clock.now() })),
    ),
  );

  serve(calls.editDriverRecord, async ({ params: { id }, body: edit, caller, transact }) =>
    transact(async (trx) => {
      await records.editDriverRecord(trx, { id, edit, by: signedIn(caller).accountId, now: clock.now() });
      return record(trx, id);
    }),
  );

  for (const [call, approved] of [
    [calls.approveDriver, true],
    [calls.withdrawDriverApproval, false],
  ] as const) {
    serve(call, async ({ params: { id }, caller, transact }) =>
      transact(async (trx) => {
        const by = signedIn(caller).accountId;
        await records.setDriverApproval(trx, { id, approved, by, now: clock.now() });
        return record(trx, id);
      }),
    );
  }

  serve(calls.listApplications, async ({ query: { state, ...page }, request, reply }) => {
    const rows = await pageOf(page, { request, reply }, (part) =>
      letters.listApplications(db, { state, ...part }),
    );
    return rows.map(presentApplication);
  });

  serve(calls.approveApplication, async ({ params: { id }, body: { username }, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await applications.approveApplication(trx, { id, username, by, now: clock.now() });
      return application(trx, id);
    }),
  );

  serve(calls.declineApplication, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await applications.declineApplication(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return application(trx, id);
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
    return account(trx, id);
  }

  async function account(trx: Trx, id: number) {
    const row = await findAccountForStaff(trx, id);
    if (!row) throw notFound();
    return presentAccount(row);
  }

  async function record(trx: Trx, id: number) {
    return presentDriverRecord(await records.getDriverRecord(trx, id), clock.now());
  }

  async function application(trx: Trx, id: number) {
    const row = await letters.findApplication(trx, id);
    if (!row) throw notFound();
    return presentApplication(row);
  }
}
