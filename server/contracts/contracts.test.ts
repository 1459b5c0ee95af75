import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { deleteMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  bookContractRideEndpoint,
  changeContractEndpoint,
  endContractEndpoint,
  getContractEndpoint,
  listContractTroublesEndpoint,
  listContractsEndpoint,
  makeContractEndpoint,
  setContractDaysAheadEndpoint,
  settleContractRideEndpoint,
} from "../../contract/contracts/contracts.endpoints.ts";
import type { Contract } from "../../contract/contracts/contract.ts";
import { cancelRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { makeAccount, makeDriver, type TestAccount } from "../testing/accounts.ts";
import { aContract, aContractLine } from "../testing/contracts.ts";
import { makePartner } from "../testing/partners.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase, onEachDatabase, type TestServer } from "../testing/test-server.ts";

const PASSWORD = "a mango in the shade";

type Written = ReturnType<typeof aContract>;

function atTheOffice(server: TestServer) {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });
  beforeEach(async () => {
    server.clock.set(TEST_NOON);
    await server.db.deleteFrom("contract_rides").execute();
    await server.db.deleteFrom("contracts").execute();
  });
  const token = () => staff.token;
  const read = (id: number) => server.call(getContractEndpoint, { params: { id }, token: token() });
  return {
    token,
    read,
    make: async (facts: Partial<Written> = {}) => {
      const { id } = await server.call(makeContractEndpoint, { body: aContract(facts), token: token() });
      return read(id);
    },
    change: async ({ id, version }: Contract, facts: Partial<Written>) => {
      const body = aContract({ ...facts, version });
      await server.call(changeContractEndpoint, { params: { id }, body, token: token() });
      return read(id);
    },
    /** The driver accepts what dispatch gave them. */
    give: async (rideId: number) => {
      const driver = await makeDriver(server);
      const given = { status: "Accepted" as const, driver_id: driver.id, accepted_at: server.clock.now() };
      await server.db.updateTable("rides").set(given).where("id", "=", rideId).execute();
      return driver;
    },
    log: async () => {
      const entries = await server.call(listAuditLogEndpoint, { token: token() });
      return entries.map(({ action, subject }) => `${action} ${subject}`);
    },
  };
}

function said({ rides }: Contract): string[] {
  return rides.map(({ day, way, ride }) => `${day} ${way} ${ride?.status ?? "not booked"}`);
}

function rideOf({ rides }: Contract, day: string, way = "there"): number {
  const id = rides.find((one) => one.day === day && one.way === way)?.ride?.id;
  if (id === undefined) throw new Error(`no ride ${way} on ${day}`);
  return id;
}

onEachDatabase("rides of a contract", (server) => {
  const { make, token, read } = atTheOffice(server);
  const countRides = async () => {
    const { count } = await server.db
      .selectFrom("rides")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("created_at", "=", server.clock.now())
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it("are booked each once, however many servers do so at the same time, and a day more comes with each day", async () => {
    const contract = await make();
    expect(said(contract)).toEqual(
      [23, 24, 25, 26, 27, 30]
        .flatMap((day) => [`2026-11-${day} there Pending`, `2026-11-${day} back Pending`])
        .concat(
          ["01", "02", "03", "04"].flatMap((day) => [
            `2026-12-${day} there Pending`,
            `2026-12-${day} back Pending`,
          ]),
        ),
    );
    server.clock.set(new Date(TEST_NOON.getTime() + 3 * DAY_MS));
    await Promise.all([1, 2, 3].map(() => server.app.ownWork.keepContracts()));
    expect(await countRides()).toBe(2);
    expect(said(await read(contract.id)).slice(-2)).toEqual([
      "2026-12-07 there Pending",
      "2026-12-07 back Pending",
    ]);
  });

  it("are all there and none twice after a server was killed in the middle", async () => {
    await server.call(setContractDaysAheadEndpoint, { body: { days_ahead: 5 }, token: token() });
    const contract = await make();
    const { id } = contract;
    const before = said(contract);
    expect(before).toHaveLength(6);
    await server.call(setContractDaysAheadEndpoint, { body: { days_ahead: 1 }, token: token() });
    server.clock.set(new Date(TEST_NOON.getTime() + 4 * DAY_MS));
    await sql
      .raw(`create function fail_third() returns trigger language plpgsql as $$ begin
      if (select count(*) from contract_rides where ride_id is not null) >= 8 then raise exception 'killed'; end if;
      return new; end $$`)
      .execute(server.db);
    await sql
      .raw(`create trigger fail_third before insert on rides for each row execute function fail_third()`)
      .execute(server.db);
    await sql`update contract_settings set days_ahead = 7`.execute(server.db);
    await expect(server.app.ownWork.keepContracts()).rejects.toThrow("killed");
    expect(said(await read(id))).toHaveLength(8);
    await sql.raw(`drop trigger fail_third on rides; drop function fail_third()`).execute(server.db);
    await Promise.all([server.app.ownWork.keepContracts(), server.app.ownWork.keepContracts()]);
    const after = said(await read(id));
    expect(new Set(after).size).toBe(after.length);
    expect(after.at(-1)).toBe("2026-12-01 back Pending");
    expect(after).toHaveLength(14);
    await server.call(setContractDaysAheadEndpoint, { body: { days_ahead: 14 }, token: token() });
  });
});

onADatabase("a contract", (server) => {
  const { make, change, give, token, read, log } = atTheOffice(server);
  const ride = (id: number) => server.call(getRideEndpoint, { params: { id }, token: token() });
  const params = ({ id }: Contract) => ({ params: { id }, token: token() });

  it("books in the name of who wrote it, at the amount that was agreed, on the account's statement, and tells nobody", async () => {
    const { id: partner_id } = await makePartner(server, { name: "Kolegio Erasmus" });
    const contract = await make({
      partner_id,
      paid_by: "account",
      rider_email: "school@example.com",
      lines: [aContractLine({ price: 17.5, rider_name: "Jayden Maria", notes: "Gate at the back" })],
    });
    const booked = await ride(rideOf(contract, "2026-11-23", "back"));
    expect(booked).toMatchObject({
      rider_name: "Jayden Maria",
      pickup_location: "Mambo Beach",
      ride_datetime: "2026-11-23T16:00:00.000Z",
      calculated_fare: "17.50",
      breakdown: [{ code: "contract_price", amount: 17.5 }],
      partner: { name: "Kolegio Erasmus" },
      contract: { id: contract.id, name: "Kolegio Erasmus" },
      notes: "Gate at the back",
    });
    const history = await server.call(listRideHistoryEndpoint, { params: { id: booked.id }, token: token() });
    expect(history).toMatchObject([{ action: "book", actor: "staff" }]);
    const told = await server.db.selectFrom("outbox").select("id").where("ride_id", "=", booked.id).execute();
    expect(told).toEqual([]);
    expect((await log())[0]).toBe(`make_contract contract ${contract.id}`);
  });

  it("keeps its price when dispatch moves a ride, and goes by the tariff where that goes elsewhere", async () => {
    const contract = await make({ lines: [aContractLine({ price: 17.5 })] });
    const id = rideOf(contract, "2026-11-23");
    const edit = (body: object) => server.call(updateRideEndpoint, { params: { id }, body, token: token() });
    await edit({ ride_datetime: "2026-11-23T23:30:00Z", luggage_count: 4 });
    expect((await ride(id)).calculated_fare).toBe("17.50");
    await edit({ dropoff_location: "Westpunt", dropoff_lat: 12.3735, dropoff_lng: -69.1546 });
    expect((await ride(id)).breakdown.map(({ code }) => code)).not.toContain("contract_price");
  });

  it("changes the rides that nobody has with it, and asks about those that a driver has", async () => {
    const contract = await make({ last_day: "2026-11-24" });
    const [monday, tuesday] = [rideOf(contract, "2026-11-23"), rideOf(contract, "2026-11-24")];
    await give(monday);
    const later = await change(contract, {
      last_day: "2026-11-24",
      lines: [aContractLine({ line: 1, time: "08:15", notes: "New gate" })],
    });
    expect([rideOf(later, "2026-11-23"), rideOf(later, "2026-11-24")]).toEqual([monday, tuesday]);
    expect(await ride(tuesday)).toMatchObject({
      ride_datetime: "2026-11-24T12:15:00.000Z",
      notes: "New gate",
    });
    expect(await ride(monday)).toMatchObject({ ride_datetime: "2026-11-23T11:00:00.000Z", notes: null });
    const troubles = await server.call(listContractTroublesEndpoint, { token: token() });
    expect(troubles).toMatchObject([{ day: "2026-11-23", way: "there", trouble: "changed" }]);

    const run = { line: 1, day: "2026-11-23", way: "there" as const };
    await server.call(settleContractRideEndpoint, {
      ...params(contract),
      body: { ...run, answer: "as_contract" },
    });
    expect(await ride(monday)).toMatchObject({
      ride_datetime: "2026-11-23T12:15:00.000Z",
      status: "Accepted",
    });
    expect(await server.call(listContractTroublesEndpoint, { token: token() })).toEqual([]);
    const again = await server.request(settleContractRideEndpoint, {
      ...params(contract),
      body: { ...run, answer: "as_it_is" },
    });
    expect([again.statusCode, again.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("leaves a given ride as it is where somebody says so, and doesn't ask again", async () => {
    const contract = await make({ last_day: "2026-11-23" });
    const monday = rideOf(contract, "2026-11-23");
    await give(monday);
    const shorter = await change(contract, {
      last_day: "2026-11-23",
      exceptions: [
        { line: null, first_day: "2026-11-23", last_day: "2026-11-23", time: null, back_time: null },
      ],
    });
    expect(shorter.rides).toMatchObject([
      { way: "there", trouble: "not_wanted", ride: { status: "Accepted" } },
      { way: "back", trouble: null, ride: { status: "Cancelled" } },
    ]);
    const body = { line: 1, day: "2026-11-23", way: "there" as const, answer: "as_it_is" as const };
    await server.call(settleContractRideEndpoint, { ...params(contract), body });
    await server.app.ownWork.keepContracts();
    expect((await read(contract.id)).rides[0]).toMatchObject({ trouble: null, ride: { status: "Accepted" } });
  });

  it("books anew what somebody else is to pay, under the same day", async () => {
    const contract = await make({ last_day: "2026-11-23", lines: [aContractLine({ back_time: null })] });
    const { id: partner_id } = await makePartner(server, { name: "Clinic" });
    const before = rideOf(contract, "2026-11-23");
    const after = await change(contract, {
      last_day: "2026-11-23",
      partner_id,
      paid_by: "account",
      lines: [aContractLine({ line: 1, back_time: null, price: 20 })],
    });
    expect((await ride(before)).status).toBe("Cancelled");
    expect(await ride(rideOf(after, "2026-11-23"))).toMatchObject({
      calculated_fare: "20.00",
      partner: { name: "Clinic" },
    });
    expect(after.rides).toHaveLength(1);
  });

  it("says what can't be booked and why, tries again, and books it once that is mended", async () => {
    const { id: partner_id } = await makePartner(server, { name: "Clinic", credit_limit_cents: 2_500 });
    const contract = await make({
      partner_id,
      paid_by: "account",
      last_day: "2026-11-23",
      lines: [aContractLine({ price: 20 })],
    });
    expect(said(contract)).toEqual(["2026-11-23 there Pending", "2026-11-23 back not booked"]);
    const [trouble] = await server.call(listContractTroublesEndpoint, { token: token() });
    expect(trouble).toMatchObject({ trouble: "not_booked", day: "2026-11-23", way: "back" });
    expect(trouble?.sentence).toContain("is at its limit");
    const listed = await server.call(listContractsEndpoint, { token: token() });
    expect(listed.contracts[0]).toMatchObject({ troubles: 1, to_come: 1 });

    await server.db
      .updateTable("partners")
      .set({ credit_limit_cents: 10_000 })
      .where("id", "=", partner_id)
      .execute();
    const body = { line: 1, day: "2026-11-23", way: "back" as const };
    await server.call(bookContractRideEndpoint, { ...params(contract), body });
    expect(said(await read(contract.id))).toEqual(["2026-11-23 there Pending", "2026-11-23 back Pending"]);
    expect(await server.call(listContractTroublesEndpoint, { token: token() })).toEqual([]);
  });

  it("doesn't book again what was called off, unless somebody says so", async () => {
    const contract = await make({ last_day: "2026-11-23" });
    const id = rideOf(contract, "2026-11-23");
    await server.call(cancelRideEndpoint, { params: { id }, token: token() });
    await server.app.ownWork.keepContracts();
    expect(said(await read(contract.id))[0]).toBe("2026-11-23 there Cancelled");
    const body = { line: 1, day: "2026-11-23", way: "there" as const };
    await server.call(bookContractRideEndpoint, { ...params(contract), body });
    expect(said(await read(contract.id))[0]).toBe("2026-11-23 there Pending");
    const twice = await server.request(bookContractRideEndpoint, { ...params(contract), body });
    expect(twice.statusCode).toBe(409);
  });

  it("ends: what is to come is cancelled, a driver's ride too, and nothing more is booked", async () => {
    const contract = await make();
    await give(rideOf(contract, "2026-11-25"));
    await server.call(endContractEndpoint, { ...params(contract), body: { last_day: "2026-11-24" } });
    const ended = await read(contract.id);
    expect(ended.rides.filter(({ ride: one }) => one?.status === "Pending").map(({ day }) => day)).toEqual([
      "2026-11-23",
      "2026-11-23",
      "2026-11-24",
      "2026-11-24",
    ]);
    expect(ended.rides.find(({ day }) => day === "2026-11-25")?.ride?.status).toBe("Cancelled");
    server.clock.set(new Date(TEST_NOON.getTime() + 3 * DAY_MS));
    await server.app.ownWork.keepContracts();
    expect((await read(contract.id)).rides).toHaveLength(ended.rides.length);
    const changed = await server.request(changeContractEndpoint, { ...params(contract), body: aContract() });
    expect(changed.statusCode).toBe(409);
  });

  it("ends with the account of the person it is for, whose rides are cancelled and who stays nowhere in it", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const rider = await makeAccount(server, { role: "rider", email: "isenia@example.com", passwordHash });
    const person = { rider_name: "Mrs. Isenia", rider_email: "Isenia@example.com" };
    const contract = await make({ ...person, name: "Dialysis Isenia" });
    const other = await make({ rider_email: "somebody@example.com" });
    const open = contract.rides.filter(({ ride }) => ride?.status === "Pending").length;
    expect(open).toBeGreaterThan(0);
    await server.call(deleteMeEndpoint, { body: { password: PASSWORD }, token: rider.token });

    const left = await server.db
      .selectFrom("contracts")
      .selectAll()
      .where("id", "=", contract.id)
      .executeTakeFirstOrThrow();
    const rows = await server.db
      .selectFrom("contract_rides")
      .selectAll()
      .where("contract_id", "=", contract.id)
      .execute();
    const ids = rows.flatMap(({ ride_id }) => ride_id ?? []);
    const rides = await server.db.selectFrom("rides").selectAll().where("id", "in", ids).execute();
    expect(JSON.stringify([left, rows, rides])).not.toMatch(/isenia/i);
    expect([...new Set(rides.map(({ status }) => status))]).toEqual(["Cancelled"]);
    expect([left.ended_at, left.last_day]).toEqual([server.clock.now(), curacaoDate(server.clock.now())]);
    await server.app.ownWork.keepContracts();
    expect((await read(contract.id)).rides.filter(({ trouble }) => trouble !== null)).toEqual([]);
    expect(said(await read(other.id))[0]).toBe("2026-11-23 there Pending");
  });

  it("is for people of dispatch with the right, and refuses a version that somebody changed", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const body = aContract();
    const made = await server.call(makeContractEndpoint, { body, token: operator.token });
    await server.db.updateTable("accounts").set({ rights: "[]" }).where("id", "=", operator.id).execute();
    const other = await makeAccount(server, { role: "operator" });
    await server.db
      .updateTable("accounts")
      .set({ rights: '["turnover"]' })
      .where("id", "=", other.id)
      .execute();
    const refused = await server.request(makeContractEndpoint, { body, token: other.token });
    expect(refused.statusCode).toBe(403);
    const stale = { ...params(made), body: aContract({ version: made.version + 5 }) };
    const conflict = await server.request(changeContractEndpoint, stale);
    expect([conflict.statusCode, conflict.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("refuses trips that no day has, a way back before the way there, and an account that may not book", async () => {
    const { id: partner_id } = await makePartner(server, { active: false });
    const wrong = async (facts: Partial<Written>) => {
      const answer = await server.request(makeContractEndpoint, { body: aContract(facts), token: token() });
      return [answer.statusCode, Object.keys(answer.json().fields ?? {})];
    };
    expect(await wrong({ lines: [aContractLine({ weekdays: [] })] })).toEqual([400, ["lines.0.weekdays"]]);
    expect(await wrong({ lines: [aContractLine({ back_time: "06:00" })] })).toEqual([
      400,
      ["lines.0.back_time"],
    ]);
    expect(await wrong({ paid_by: "account" })).toEqual([400, ["partner_id"]]);
    expect(await wrong({ paid_by: "account", partner_id })).toEqual([400, ["partner_id"]]);
    expect(await wrong({ last_day: "2026-11-01" })).toEqual([400, ["last_day"]]);
  });
});
