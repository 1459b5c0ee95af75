import { expect, it } from "vitest";
import { deleteMeEndpoint, exportMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  answerCaseEndpoint,
  answerOwnCaseEndpoint,
  askCaseDriverEndpoint,
  endCaseEndpoint,
  getCaseEndpoint,
  getCaseFiguresEndpoint,
  giveCaseEndpoint,
  setCaseDueEndpoint,
  listCasesEndpoint,
  listColleaguesEndpoint,
  listOwnCasesEndpoint,
  noteCaseEndpoint,
  openCaseEndpoint,
  reopenCaseEndpoint,
} from "../../contract/cases/cases.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { listContactMessagesEndpoint } from "../../contract/messages/inbox.endpoints.ts";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import { rateTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { blankOldGuests } from "../retention/blank-old-guests.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { emptyOutbox, filesIn, newFolder, workerOf } from "../testing/outbox.ts";
import { createFileTransport } from "../notifications/file-transport.ts";
import { type RideFacts, type TestRide, makeRide } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";

onEachDatabase("a case", (server) => {
  it("opens by itself for a low rating, once for a ride, and not for a better one", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const driver = await makeDriver(server);
    const [bad, good] = [await driven(server, driver.id), await driven(server, driver.id)];
    await rate(server, good, 3);
    for (const stars of [2, 1, 5, 2]) await rate(server, bad, stars);
    const found = await server.call(listCasesEndpoint, { query: { driver: driver.id }, token: staff.token });
    expect(found).toMatchObject([
      {
        kind: "low_rating",
        state: "open",
        opened_by: null,
        given_to: null,
        ride: { id: bad.id, reference: bad.reference, stars: 2 },
        driver: { id: driver.id },
      },
    ]);
    const { cases } = await server.call(countOfficeEndpoint, { token: staff.token });
    expect(cases).toBe(1);
    const log = await server.call(listAuditLogEndpoint, {
      query: { action: "open_case" },
      token: staff.token,
    });
    expect(log).toMatchObject([{ actor: null, subject: `case ${found[0]?.id}` }]);
  });

  it("opens from as many stars as the company says, and never where it says none", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const opened = async (low_rating: number, stars: number) => {
      await server.call(editCompanyProfileEndpoint, { body: { low_rating }, token });
      const ride = await driven(server, (await makeDriver(server)).id);
      await rate(server, ride, stars);
      return (await server.call(listCasesEndpoint, { query: { ride: ride.id }, token })).length;
    };
    expect([await opened(0, 1), await opened(3, 3), await opened(3, 4)]).toEqual([0, 1, 0]);
    await server.call(editCompanyProfileEndpoint, { body: { low_rating: 2 }, token });
  });

  it("is made of a message with the ride that it names, once, and the inbox has it no more", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const ride = await driven(server, (await makeDriver(server)).id);
    const { id } = await server.call(sendContactMessageEndpoint, {
      body: {
        name: "Ana Curiel",
        email: "ana@example.com",
        message: `My hat is in your car, ride ${ride.reference.toLowerCase()}.`,
        topic: "lost_item",
        subject: "A straw hat",
        language: "nl",
      },
    });
    const body = { kind: "lost_item" as const, message_id: id };
    const made = await server.call(openCaseEndpoint, { body, token });
    expect(made).toMatchObject({
      title: "A straw hat",
      person: "Ana Curiel",
      ride: { id: ride.id },
      contact: { email: "ana@example.com", language: "nl" },
      message: { id, text: expect.stringContaining("My hat") },
    });
    expect((await server.call(openCaseEndpoint, { body, token })).id).toBe(made.id);
    expect(await server.call(listContactMessagesEndpoint, { query: { state: "open" }, token })).toEqual([]);
    const handled = await server.call(listContactMessagesEndpoint, { query: { state: "handled" }, token });
    expect(handled).toMatchObject([{ id, case_id: made.id }]);
  });

  it("needs a ride or a message that is there", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const refused = async (body: object) =>
      (await server.ask(openCaseEndpoint, { body: { kind: "accident", ...body }, token })).json().fields;
    expect(await refused({})).toEqual({ ride_id: "Say which ride it is about, or which message." });
    expect(await refused({ ride_id: 2_000_000_000 })).toEqual({ ride_id: "There is no such ride." });
    expect(await refused({ reference: "AAA-AAA" })).toEqual({
      reference: "No ride has this booking number.",
    });
  });

  it("hears the driver, answers the passenger in their language, and ends for both", async () => {
    const staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Winklaar" });
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    const ride = await driven(server, driver.id, {
      rider_name: "Femke Jansen",
      rider_email: "femke@example.com",
      language: "nl",
      fare_cents: 2_000,
      paid_by: "cash_usd",
    });
    const { token } = staff;
    const body = {
      kind: "complaint" as const,
      reference: ride.reference,
      title: "On the phone while driving",
    };
    const { id } = await server.call(openCaseEndpoint, { body, token });
    const params = { id };
    await emptyOutbox(server);
    expect(await server.call(listOwnCasesEndpoint, { token: driver.token })).toEqual([]);

    await server.call(noteCaseEndpoint, { params, body: { text: "She called twice." }, token });
    await server.call(askCaseDriverEndpoint, { params, body: { text: "Did you call?" }, token });
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [question = ""] = await filesIn(folder);
    for (const part of [`The office asks for your side of ride ${ride.reference}`, "> Did you call?"])
      expect(question).toContain(part);

    const [own] = await server.call(listOwnCasesEndpoint, { token: driver.token });
    expect(own).toMatchObject({ id, waits: true, asked: [{ text: "Did you call?" }], reason: null });
    expect(JSON.stringify(own)).not.toMatch(/Femke|called twice|On the phone/);
    const reply = { params, body: { text: "My daughter called." } };
    const stranger = await server.ask(answerOwnCaseEndpoint, { ...reply, token: other.token });
    expect(stranger.statusCode).toBe(404);
    const said = await server.call(answerOwnCaseEndpoint, { ...reply, token: driver.token });
    expect(said).toMatchObject({ waits: false, said: [{ text: "My daughter called." }] });

    await server.call(endCaseEndpoint, {
      params,
      body: { outcome: "driver", note: "A call is no reason.", answer: "U hebt gelijk." },
      token,
    });
    const letters = await newFolder();
    await workerOf(server, { email: createFileTransport(letters) }).sendDue();
    const [letter = ""] = await filesIn(letters);
    for (const part of ["To: femke@example.com", `Subject: Over je rit ${ride.reference}`, "U hebt gelijk."])
      expect(letter).toContain(part);

    const seen = await server.call(getCaseEndpoint, { params, token });
    expect(seen).toMatchObject({
      state: "closed",
      outcome: "driver",
      closed_by: "Suheily Winklaar",
      money: { fare: "20.00", paid_by: "cash_usd", given_back: [] },
      driver_figures: { rides: 1, cases: 1, at_fault: 1 },
    });
    expect(seen.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ["note", "She called twice."],
      ["driver_asked", "Did you call?"],
      ["driver_said", "My daughter called."],
      ["answer", "U hebt gelijk."],
      ["ended", "A call is no reason."],
    ]);
    const [told] = await server.call(listOwnCasesEndpoint, { token: driver.token });
    expect(told).toMatchObject({ outcome: "driver", reason: "A call is no reason.", waits: false });
    const log = await server.call(listAuditLogEndpoint, { query: { q: `case ${id}` }, token });
    expect(log.map(({ action }) => action)).toEqual([
      "end_case",
      "answer_case",
      "driver_answers_case",
      "ask_case_driver",
      "note_case",
      "open_case",
    ]);
    expect(JSON.stringify(log)).not.toMatch(/daughter|gelijk|Femke/);
  });

  it("ends once, is opened again, and takes no words while it has ended", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const ride = await driven(server, (await makeDriver(server)).id, { rider_email: null });
    const body = { kind: "accident" as const, ride_id: ride.id };
    const { id } = await server.call(openCaseEndpoint, { body, token });
    const params = { id };
    const end = () =>
      server.ask(endCaseEndpoint, { params, body: { outcome: "nobody", note: "A dog." }, token });
    const both = await Promise.all([end(), end()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const asked = await server.ask(askCaseDriverEndpoint, { params, body: { text: "What?" }, token });
    expect(asked.json()).toMatchObject({
      code: "edit_conflict",
      error: "This case has ended. Open it again first.",
    });
    expect(await server.call(reopenCaseEndpoint, { params, token })).toMatchObject({
      state: "open",
      outcome: null,
    });
    const answered = await server.ask(answerCaseEndpoint, { params, body: { text: "Hello" }, token });
    expect([answered.statusCode, answered.json().error]).toEqual([
      409,
      "There is no e-mail address to answer to. Call them, and write a note.",
    ]);
  });

  it("has a day by which it is to be answered, until it has ended", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const { id: ride_id } = await makeRide(server, { status: "Completed" });
    const { id, due_on } = await server.call(openCaseEndpoint, {
      body: { kind: "complaint", ride_id },
      token,
    });
    expect(due_on).toBeNull();
    const due = (day: string | null) =>
      server.request(setCaseDueEndpoint, { params: { id }, body: { due_on: day }, token });
    expect((await due("2026-12-01")).json().due_on).toBe("2026-12-01");
    expect((await due("2026-13-01")).statusCode).toBe(400);
    const query = { ride: ride_id };
    expect((await server.call(listCasesEndpoint, { query, token }))[0]?.due_on).toBe("2026-12-01");
    expect((await due(null)).json().due_on).toBeNull();
    await server.call(endCaseEndpoint, {
      params: { id },
      body: { outcome: "nobody", note: "The bridge was open." },
      token,
    });
    expect((await due("2026-12-02")).json().code).toBe("edit_conflict");
  });

  it("is given to somebody of the office, who finds it among their own", async () => {
    const [one, other] = [
      await makeAccount(server, { role: "staff" }),
      await makeAccount(server, { role: "staff" }),
    ];
    const rider = await makeAccount(server, { role: "rider" });
    const ride = await driven(server, (await makeDriver(server)).id);
    const body = { kind: "no_show" as const, ride_id: ride.id };
    const { id } = await server.call(openCaseEndpoint, { body, token: one.token });
    expect(await server.call(listColleaguesEndpoint, { token: one.token })).toContainEqual(
      expect.objectContaining({ id: other.id }),
    );
    const mine = async ({ token }: { token: string }) =>
      (await server.call(listCasesEndpoint, { query: { mine: "true", state: "open" }, token })).map(
        (each) => each.id,
      );
    expect([await mine(one), await mine(other)]).toEqual([[id], []]);
    const params = { id };
    await server.call(giveCaseEndpoint, { params, body: { to: other.id }, token: one.token });
    expect([await mine(one), await mine(other)]).toEqual([[], [id]]);
    const refused = await server.ask(giveCaseEndpoint, { params, body: { to: rider.id }, token: one.token });
    expect(refused.json().fields).toEqual({ to: "Choose somebody of the office." });
  });
});

onADatabase("the figures of cases", (server) => {
  it("are by driver, per hundred rides of a year, and of all together", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const driver = await makeDriver(server);
    for (const stars of [1, 2, 4, 5]) await driven(server, driver.id, { stars });
    const [ride, long] = [
      await driven(server, driver.id),
      await driven(server, driver.id, { completed_at: new Date("2024-01-01T12:00:00Z"), stars: 1 }),
    ];
    for (const { id } of [ride, long])
      await server.call(openCaseEndpoint, { body: { kind: "complaint", ride_id: id }, token });
    const figures = await server.call(getCaseFiguresEndpoint, { token });
    expect(figures).toMatchObject({
      low_rating: 2,
      drivers: [{ driver_id: driver.id, rides: 5, cases: 2, at_fault: 0, low_ratings: 2, cases_per_100: 40 }],
      all: { rides: 5, low_ratings_per_100: 40 },
    });
  });
});

onADatabase("what is written in cases", (server) => {
  it("is in a person's own export, and leaves with them", async () => {
    const passwordHash = await hashPassword("a mango in the shade");
    const rider = await makeAccount(server, { role: "rider", passwordHash });
    const driver = await makeDriver(server, { passwordHash });
    const { token } = await makeAccount(server, { role: "staff" });
    const ride = await driven(server, driver.id, { riderId: rider.id, rider_email: "zoraida@example.com" });
    const body = { kind: "complaint" as const, ride_id: ride.id, title: "Zoraida's complaint" };
    const { id } = await server.call(openCaseEndpoint, { body, token });
    const params = { id };
    await server.call(noteCaseEndpoint, { params, body: { text: "Zoraida was cross." }, token });
    await server.call(askCaseDriverEndpoint, { params, body: { text: "What was it?" }, token });
    await server.call(answerOwnCaseEndpoint, { params, body: { text: "Nothing." }, token: driver.token });
    await server.call(answerCaseEndpoint, { params, body: { text: "We're sorry." }, token });

    const ofRider = await server.call(exportMeEndpoint, { token: rider.token });
    expect(ofRider.cases).toMatchObject([
      {
        kind: "complaint",
        ride_reference: ride.reference,
        words: [{ from: "office", text: "We're sorry." }],
      },
    ]);
    const ofDriver = await server.call(exportMeEndpoint, { token: driver.token });
    expect(ofDriver.cases?.[0]?.words.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      "office: What was it?",
      "me: Nothing.",
    ]);

    const leave = { body: { password: "a mango in the shade" } };
    await server.call(deleteMeEndpoint, { ...leave, token: driver.token });
    expect(await wordsOf(server, id)).toEqual([
      "Zoraida's complaint",
      "Zoraida was cross.",
      "",
      "",
      "We're sorry.",
    ]);
    await server.call(deleteMeEndpoint, { ...leave, token: rider.token });
    expect(await wordsOf(server, id)).toEqual(["", "", "", "", ""]);
    expect(await server.call(getCaseEndpoint, { params, token })).toMatchObject({ kind: "complaint" });
  });

  it("of guests is emptied after the time that guests are kept", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const ride = await driven(server, (await makeDriver(server)).id);
    server.clock.set("2025-05-01T12:00:00Z");
    const body = { kind: "lost_item" as const, ride_id: ride.id, title: "Ana's hat" };
    const { id } = await server.call(openCaseEndpoint, {
      body,
      token: (await makeAccount(server, { role: "staff" })).token,
    });
    server.clock.set("2026-11-20T16:00:00Z");
    const young = await server.call(openCaseEndpoint, { body, token });
    await blankOldGuests(server.db, { now: server.clock.now(), months: 18 });
    expect([await wordsOf(server, id), await wordsOf(server, young.id)]).toEqual([[""], ["Ana's hat"]]);
  });
});

async function wordsOf(server: TestServer, id: number): Promise<string[]> {
  const { title } = await server.db
    .selectFrom("cases")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const entries = await server.db
    .selectFrom("case_entries")
    .select("entry")
    .where("case_id", "=", id)
    .orderBy("id")
    .execute();
  return [title, ...entries.map(({ entry }) => entry)];
}

function driven(server: TestServer, driverId: number, facts: RideFacts = {}): Promise<TestRide> {
  return makeRide(server, { status: "Completed", driverId, ...facts });
}

async function rate(server: TestServer, ride: TestRide, stars: number): Promise<void> {
  const params = { tracking_code: ride.trackingCode };
  await server.call(rateTrackedRideEndpoint, { params, body: { stars: stars as 1 } });
}
