import { expect, it } from "vitest";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { listRidersEndpoint } from "../../../contract/accounts/riders.endpoints.ts";
import {
  changeUserRoleEndpoint,
  createUserEndpoint,
  listUsersEndpoint,
  setUserRightsEndpoint,
  suspendUserEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import { ALL_ENDPOINTS } from "../../../contract/all-endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { listSettlementsEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { type Right, RIGHTS, RIGHT_SETS, hasRight } from "../../../domain/accounts/rights.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";

const PASSWORD = "a mango in the shade";
const REFUSED = "Your account may not do this. An owner of the office can let you.";

/** The calls of the office that are named without an object, so that a refusal can only be about the caller. */
const PLAIN_CALLS = ALL_ENDPOINTS.filter(
  ({ access, params, method, needs = [] }) =>
    access.staff !== "no" && access.rider === "no" && !params && method === "GET" && needs.length > 0,
);

onEachDatabase("the rights of a person of the office", (server) => {
  it("are all there are until an owner says otherwise, and hold from the next call on", async () => {
    const [owner, clerk] = [await staff(server), await staff(server)];
    expect((await server.call(readMeEndpoint, { token: clerk.token })).rights).toEqual(RIGHTS);
    await give(server, { to: clerk, rights: RIGHT_SETS.bookkeeper.rights, by: owner });
    expect((await server.call(readMeEndpoint, { token: clerk.token })).rights).toEqual(
      RIGHT_SETS.bookkeeper.rights,
    );
    await server.call(listSettlementsEndpoint, { query: {}, token: clerk.token });
    await server.call(listTariffsEndpoint, { token: clerk.token });
    const refused = await server.ask(listRidersEndpoint, { query: {}, token: clerk.token });
    expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
      403,
      "forbidden",
      REFUSED,
    ]);
    await give(server, { to: clerk, rights: [...RIGHTS], by: owner });
    await server.call(listRidersEndpoint, { query: {}, token: clerk.token });
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "set_rights" },
      token: owner.token,
    });
    expect(entry).toMatchObject({
      actor: owner.username,
      subject: `account ${clerk.id}`,
      detail: { rights: { from: RIGHT_SETS.bookkeeper.rights.join(", "), to: RIGHTS.join(", ") } },
    });
  });
});

onADatabase("rights", (server) => {
  it.each(RIGHTS)(
    "with %s alone, every call that can be tried is let in or refused as the contract says",
    async (right) => {
      const [owner, clerk] = [await staff(server), await staff(server)];
      await give(server, { to: clerk, rights: [right], by: owner });
      const headers = { authorization: `Bearer ${clerk.token}` };
      for (const { path, needs = [] } of PLAIN_CALLS) {
        const { statusCode, body } = await server.app.inject({ method: "GET", url: `/api${path}`, headers });
        const isRefused = statusCode === 403 && body.includes(REFUSED);
        expect([path, isRefused]).toEqual([path, !hasRight([right], needs)]);
      }
    },
  );

  it("are never one's own to change, nor more than one has to give or take", async () => {
    const [owner, manager, clerk] = [await staff(server), await staff(server), await staff(server)];
    const own = await ask(server, { to: owner, rights: [], by: owner });
    expect([own.statusCode, own.json().error]).toEqual([409, "You cannot change your own rights."]);
    await give(server, { to: manager, rights: ["people", "letters"], by: owner });
    await give(server, { to: clerk, rights: ["letters"], by: owner });
    for (const [to, rights] of [
      [clerk, ["letters", "money"]],
      [owner, ["letters"]],
    ] as const) {
      const refused = await ask(server, { to, rights, by: manager });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "forbidden"]);
    }
    await give(server, { to: clerk, rights: ["people"], by: manager });
    const decided = { params: { id: owner.id }, token: manager.token };
    const refused = await Promise.all([
      server.ask(suspendUserEndpoint, decided),
      server.ask(changeUserRoleEndpoint, { ...decided, body: { role: "rider" } }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it("of somebody new are no more than those of who made them", async () => {
    const [owner, manager] = [await staff(server), await staff(server)];
    await give(server, { to: manager, rights: ["people", "letters"], by: owner });
    const made = await server.call(createUserEndpoint, {
      body: {
        username: "zuleika",
        email: "zuleika@example.com",
        first_name: "Zuleika",
        last_name: "Martis",
        phone_number: "5550177",
        role: "staff",
      },
      token: manager.token,
    });
    expect(made.rights).toEqual(["letters", "people"]);
    const rider = await makeAccount(server, { role: "rider" });
    const raised = await server.call(changeUserRoleEndpoint, {
      params: { id: rider.id },
      body: { role: "staff" },
      token: manager.token,
    });
    expect(raised.rights).toEqual(["letters", "people"]);
  });

  it("leave the company one owner, whoever goes, also of two who take it from each other at once", async () => {
    await server.db.updateTable("accounts").set({ state: "suspended" }).where("role", "=", "staff").execute();
    const passwordHash = await hashPassword(PASSWORD);
    const [one, other] = [await staff(server, passwordHash), await staff(server, passwordHash)];
    const both = await Promise.all([
      ask(server, { to: one, rights: ["money"], by: other }),
      ask(server, { to: other, rights: ["money"], by: one }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const accounts = await server.db
      .selectFrom("accounts")
      .select(["id", "rights"])
      .where("id", "in", [one.id, other.id])
      .execute();
    const last = accounts.find(({ rights }) => rights === null)?.id === one.id ? one : other;
    const gone = await server.ask(deleteMeEndpoint, { body: { password: PASSWORD }, token: last.token });
    expect([gone.statusCode, gone.json().error]).toEqual([
      409,
      "The company needs an owner. Make somebody else one first.",
    ]);
  });

  it("of dispatch are the turnover and refunds: without it the archive has its rides and no sums", async () => {
    const owner = await staff(server);
    const desk = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id, fare_cents: 2_000 });
    await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
    const stats = async () =>
      (await server.call(searchRideArchiveEndpoint, { query: {}, token: desk.token })).stats;
    expect((await stats()).total_revenue).toBe(20);
    await give(server, { to: desk, rights: [], by: owner });
    expect(await stats()).toMatchObject({ total_rides: 1 });
    expect(Object.keys(await stats())).not.toContain("total_revenue");
    const refused = await server.ask(exportRideArchiveEndpoint, { query: {}, token: desk.token });
    expect(refused.statusCode).toBe(403);
    const [listed] = await server.call(listUsersEndpoint, {
      query: { role: "operator" },
      token: owner.token,
    });
    expect(listed?.rights).toEqual([]);
  });

  it("are those of the office and of dispatch alone", async () => {
    const owner = await staff(server);
    const rider = await makeAccount(server, { role: "rider" });
    const refused = await ask(server, { to: rider, rights: [], by: owner });
    expect(refused.statusCode).toBe(409);
  });
});

function staff(server: TestServer, passwordHash?: string): Promise<TestAccount> {
  return makeAccount(server, { role: "staff", ...(passwordHash === undefined ? {} : { passwordHash }) });
}

type Giving = { to: TestAccount; rights: readonly Right[]; by: TestAccount };

function ask(server: TestServer, { to, rights, by }: Giving) {
  return server.ask(setUserRightsEndpoint, {
    params: { id: to.id },
    body: { rights: [...rights] },
    token: by.token,
  });
}

async function give(server: TestServer, giving: Giving): Promise<void> {
  expect((await ask(server, giving)).statusCode).toBe(200);
}
