import { expect, it } from "vitest";
import { loginEndpoint, readDashboardEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { inTransaction } from "../../database/connect.ts";
import { makeAccount, makeDriver, makeSession } from "../../testing/accounts.ts";
import { onEachDatabase } from "../../testing/test-server.ts";
import { changeRole } from "./change-role.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { reactivateAccount, suspendAccount } from "./suspend-account.ts";

const PASSWORD = "a mango in the shade";

onEachDatabase("the staff's decision about an account", (server) => {
  async function makePeople(username: string) {
    const staff = await makeAccount(server, { role: "staff" });
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makeAccount(server, { role: "operator", username, passwordHash });
    return {
      staff,
      person,
      decision: { accountId: person.id, actorId: staff.id, own: null, now: server.clock.now() },
    };
  }
  async function lastAudit(accountId: number) {
    return server.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "detail"])
      .where("subject", "=", `account ${accountId}`)
      .orderBy("id", "desc")
      .executeTakeFirst();
  }

  it("suspends it from the next request on, and lets it in again without its old sessions", async () => {
    const { staff, person, decision } = await makePeople("suspended");
    const elsewhere = await makeSession(server, person.id);
    await inTransaction(server.db, (trx) => suspendAccount(trx, decision));
    for (const token of [person.token, elsewhere.token]) {
      expect((await server.request(readDashboardEndpoint, { token })).statusCode).toBe(401);
    }
    const body = { username: "suspended", password: PASSWORD };
    expect((await server.request(loginEndpoint, { body })).statusCode).toBe(403);
    expect(await lastAudit(person.id)).toMatchObject({ actor_id: staff.id, action: "suspend_account" });

    await inTransaction(server.db, (trx) => reactivateAccount(trx, decision));
    expect((await server.request(readDashboardEndpoint, { token: person.token })).statusCode).toBe(401);
    expect(await lastAudit(person.id)).toMatchObject({ action: "reactivate_account" });
    expect((await server.request(loginEndpoint, { body })).statusCode).toBe(200);
  });

  it("is seen at once by those who watch a driver", async () => {
    const { staff } = await makePeople("watcher");
    const driver = await makeDriver(server);
    const decision = { accountId: driver.id, actorId: staff.id, own: null, now: server.clock.now() };
    await inTransaction(server.db, (trx) => suspendAccount(trx, decision));
    const seen = server.db.selectFrom("events").select("type").where("driver_id", "=", driver.id);
    expect(await seen.execute()).toEqual([{ type: "driver.changed" }]);
  });

  it("changes its role and ends what was begun in the old one", async () => {
    const { staff, person, decision } = await makePeople("promoted");
    await inTransaction(server.db, (trx) => changeRole(trx, { ...decision, role: "staff" }));
    expect((await server.request(readDashboardEndpoint, { token: person.token })).statusCode).toBe(401);
    expect(await lastAudit(person.id)).toMatchObject({
      actor_id: staff.id,
      action: "change_role",
      detail: { from: "operator", to: "staff" },
    });
    const answer = await server.call(loginEndpoint, { body: { username: "promoted", password: PASSWORD } });
    expect(answer.role).toBe("staff");
  });

  it("takes the second factor away with a role that could not turn it off", async () => {
    const { person, decision } = await makePeople("demoted");
    await server.db
      .updateTable("accounts")
      .set({ two_factor_secret: "MZXW6YTBOI", two_factor_since: server.clock.now() })
      .where("id", "=", person.id)
      .execute();
    await inTransaction(server.db, (trx) => changeRole(trx, { ...decision, role: "rider" }));
    const { access } = await server.call(loginEndpoint, {
      body: { username: "demoted", password: PASSWORD },
    });
    expect(await server.call(readMeEndpoint, { token: access })).toMatchObject({
      role: "rider",
      two_factor: "unavailable",
    });
  });

  it("is refused about one's own account and about an account that does not exist", async () => {
    const { staff, decision } = await makePeople("selfless");
    const own = { ...decision, accountId: staff.id };
    const gone = { ...decision, accountId: 999_999 };
    const refusals = [
      inTransaction(server.db, (trx) => suspendAccount(trx, own)),
      inTransaction(server.db, (trx) => changeRole(trx, { ...own, role: "rider" })),
      inTransaction(server.db, (trx) => suspendAccount(trx, gone)),
      inTransaction(server.db, (trx) => changeRole(trx, { ...gone, role: "rider" })),
      inTransaction(server.db, (trx) => reactivateAccount(trx, gone)),
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
