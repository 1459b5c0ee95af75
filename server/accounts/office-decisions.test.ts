import { expect, it } from "vitest";
import { login, readDashboard, readMe } from "../../contract/accounts/accounts.endpoints.ts";
import { inTransaction } from "../database/connect.ts";
import { makeAccount, makeDriver, makeSession } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/test-house.ts";
import { changeRole } from "./change-role.ts";
import { hashPassword } from "./passwords.ts";
import { reactivateAccount, suspendAccount } from "./suspend-account.ts";

const PASSWORD = "a mango in the shade";

onEachDatabase("the office's decision about an account", (house) => {
  async function makePeople(username: string) {
    const staff = await makeAccount(house, { role: "staff" });
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makeAccount(house, { role: "operator", username, passwordHash });
    return { staff, person, decision: { accountId: person.id, actorId: staff.id, now: house.clock.now() } };
  }
  async function lastAudit(accountId: number) {
    return house.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "detail"])
      .where("subject", "=", `account ${accountId}`)
      .orderBy("id", "desc")
      .executeTakeFirst();
  }

  it("suspends it from the next request on, and lets it in again without its old sessions", async () => {
    const { staff, person, decision } = await makePeople("suspended");
    const elsewhere = await makeSession(house, person.id);
    await inTransaction(house.db, (trx) => suspendAccount(trx, decision));
    for (const token of [person.token, elsewhere.token]) {
      expect((await house.ask(readDashboard, { token })).statusCode).toBe(401);
    }
    const body = { username: "suspended", password: PASSWORD };
    expect((await house.ask(login, { body })).statusCode).toBe(403);
    expect(await lastAudit(person.id)).toMatchObject({ actor_id: staff.id, action: "suspend_account" });

    await inTransaction(house.db, (trx) => reactivateAccount(trx, decision));
    expect((await house.ask(readDashboard, { token: person.token })).statusCode).toBe(401);
    expect((await house.ask(login, { body })).statusCode).toBe(200);
    expect(await lastAudit(person.id)).toMatchObject({ action: "reactivate_account" });
  });

  it("is seen at once by those who watch a driver", async () => {
    const { staff } = await makePeople("watcher");
    const driver = await makeDriver(house);
    const decision = { accountId: driver.id, actorId: staff.id, now: house.clock.now() };
    await inTransaction(house.db, (trx) => suspendAccount(trx, decision));
    const seen = house.db.selectFrom("events").select("type").where("driver_id", "=", driver.id);
    expect(await seen.execute()).toEqual([{ type: "driver.changed" }]);
  });

  it("changes its role and ends what was begun in the old one", async () => {
    const { staff, person, decision } = await makePeople("promoted");
    await inTransaction(house.db, (trx) => changeRole(trx, { ...decision, role: "staff" }));
    expect((await house.ask(readDashboard, { token: person.token })).statusCode).toBe(401);
    const answer = await house.call(login, { body: { username: "promoted", password: PASSWORD } });
    expect(answer.role).toBe("staff");
    expect(await lastAudit(person.id)).toMatchObject({
      actor_id: staff.id,
      action: "change_role",
      detail: { from: "operator", to: "staff" },
    });
  });

  it("takes the second factor away with a role that could not turn it off", async () => {
    const { person, decision } = await makePeople("demoted");
    await house.db
      .updateTable("accounts")
      .set({ two_factor_secret: "MZXW6YTBOI", two_factor_since: house.clock.now() })
      .where("id", "=", person.id)
      .execute();
    await inTransaction(house.db, (trx) => changeRole(trx, { ...decision, role: "rider" }));
    const { access } = await house.call(login, { body: { username: "demoted", password: PASSWORD } });
    expect(await house.call(readMe, { token: access })).toMatchObject({
      role: "rider",
      two_factor: "unavailable",
    });
  });

  it("is nobody's about himself, and none about an account that is not there", async () => {
    const { staff, decision } = await makePeople("selfless");
    const own = { ...decision, accountId: staff.id };
    const gone = { ...decision, accountId: 999_999 };
    const refusals = [
      inTransaction(house.db, (trx) => suspendAccount(trx, own)),
      inTransaction(house.db, (trx) => changeRole(trx, { ...own, role: "rider" })),
      inTransaction(house.db, (trx) => suspendAccount(trx, gone)),
      inTransaction(house.db, (trx) => changeRole(trx, { ...gone, role: "rider" })),
      inTransaction(house.db, (trx) => reactivateAccount(trx, gone)),
    ].map((refusal) =>
      refusal.then(
        () => "done",
        (error: { code: string }) => error.code,
      ),
    );
    expect(await Promise.all(refusals)).toEqual([
      "edit_conflict",
      "edit_conflict",
      "not_found",
      "not_found",
      "not_found",
    ]);
  });
});
