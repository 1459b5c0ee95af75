import { expect, it } from "vitest";
import { listDeskPlacesEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from "../../../contract/data/data-import.ts";
import { importDataEndpoint } from "../../../contract/data/data.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { IMPORT_KINDS, importTemplate } from "../../../contract/data/import-columns.ts";
import { toCsv } from "../../../domain/csv.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { A_DRIVER, A_RIDER, bringIn, csvOf, refusalOf, tryFile } from "../../testing/import-files.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";

const staffOf = async (server: TestServer) => (await makeAccount(server, { role: "staff" })).token;

/** How many rows each table has that a file may change. */
async function rowsOf(server: TestServer) {
  const tables = [
    "accounts",
    "drivers",
    "rides",
    "ride_history",
    "place_changes",
    "outbox",
    "events",
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of [...tables, "audit_log", "ride_totals", "completed_totals"] as const) {
    const { rows } = await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}

onEachDatabase("bringing data in from a file", (server) => {
  it("adds riders, who are sent nothing and have no password, once", async () => {
    const token = await staffOf(server);
    // One phone for two of a family.
    const csv = csvOf([A_RIDER, { ...A_RIDER, username: "ben.maria", email: "ben@example.com" }]);
    const file = { kind: "riders", csv, token } as const;
    const before = await rowsOf(server);
    const would = { kind: "riders", dry_run: true, added: 2, already_there: 0, faults: [], warnings: [] };
    expect(await tryFile(server, file)).toEqual(would);
    expect(await rowsOf(server)).toEqual(before);

    expect(await bringIn(server, file)).toEqual({ ...would, dry_run: false });
    const after = await rowsOf(server);
    expect(after).toMatchObject({ accounts: (before["accounts"] ?? 0) + 2, outbox: before["outbox"] });
    const rider = await server.db
      .selectFrom("accounts")
      .selectAll()
      .where("username_key", "=", "ana.maria")
      .executeTakeFirstOrThrow();
    expect(rider).toMatchObject({ role: "rider", state: "active", password_hash: "none", phone: "5551234" });

    expect(await bringIn(server, file)).toMatchObject({ added: 0, already_there: 2 });
    expect(await rowsOf(server)).toEqual({ ...after, audit_log: (after["audit_log"] ?? 0) + 1 });
  });

  it("knows people by their phone too, and says whose name or e-mail belongs to another", async () => {
    const token = await staffOf(server);
    await makeAccount(server, {
      role: "rider",
      username: "known",
      email: "known@example.com",
      phone: "5557001",
    });
    await makeAccount(server, { role: "operator", username: "desk", email: "desk@example.com" });
    const person = { ...A_RIDER, phone: "5557002", email: "new@example.com" };
    const csv = csvOf([
      { ...person, username: "another.name", phone: "+599 9 555 7001" },
      { ...person, username: "Desk" },
      { ...person, username: "new1", email: "KNOWN@example.com" },
      { ...person, username: "new2", email: "new2@example.com" },
      { ...person, username: "NEW2", email: "new3@example.com" },
      { ...person, username: "new4", email: "New2@example.com" },
    ]);
    expect(await tryFile(server, { kind: "riders", csv, token })).toMatchObject({
      added: 1,
      already_there: 1,
      faults: [
        { line: 3, column: "username", fault: "other_role" },
        { line: 4, column: "email", fault: "email_taken" },
        { line: 6, column: "username", fault: "twice" },
        { line: 7, column: "email", fault: "twice" },
      ],
    });
  });

  it("adds drivers with their cars, invited by mail and audited as those who are added by hand", async () => {
    const token = await staffOf(server);
    const driver = { ...A_DRIVER, license_expires_on: "2031-01-31", languages: "pap, nl" };
    const csv = csvOf([driver]);
    expect(await bringIn(server, { kind: "drivers", csv, token })).toMatchObject({ added: 1 });
    const row = await server.db
      .selectFrom("drivers")
      .innerJoin("accounts", "accounts.id", "account_id")
      .selectAll("drivers")
      .where("username_key", "=", "luis.martina")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      vehicle_name: "White Toyota Corolla",
      plate: "TX 1234",
      license_expires_on: "2031-01-31",
      permit_expires_on: null,
      languages: "pap,nl",
      inactive: false,
    });
    expect(row.approved_at).not.toBeNull();
    const invitations = await server.db
      .selectFrom("outbox")
      .select("kind")
      .where("recipient", "=", A_DRIVER.email)
      .execute();
    expect(invitations).toEqual([{ kind: "invitation" }]);
    expect(await bringIn(server, { kind: "drivers", csv, token })).toMatchObject({
      added: 0,
      already_there: 1,
    });
  });

  it("adds places, found at once, and knows them by their number or their name close by", async () => {
    const token = await staffOf(server);
    const place = {
      name: "Snèk di Import",
      kind: "restaurant",
      lat: "12,1054",
      lng: "-68.9263",
      spellings: '["Import Snack"]',
    };
    const csv = csvOf([place, { ...place, name: "At sea", lat: "12.5", lng: "-69.5" }]);
    expect(await refusalOf(server, { kind: "places", csv, token })).toMatchObject({
      status: 422,
      faults: [{ line: 3, column: "lat", fault: "off_island" }],
    });
    const file = { kind: "places", csv: csvOf([place]), token } as const;
    expect(await bringIn(server, file)).toMatchObject({ added: 1, already_there: 0 });
    const [found] = await server.call(listDeskPlacesEndpoint, { query: { q: "import snack" }, token });
    expect(found).toMatchObject({ name: "Snèk di Import", lat: 12.1054, origin: "desk", retired: false });
    expect(await bringIn(server, file)).toMatchObject({ added: 0, already_there: 1 });
    const renamed = csvOf([{ id: found?.id ?? "", ...place, name: "Another name", lat: 12.2 }]);
    expect(await tryFile(server, { kind: "places", csv: renamed, token })).toMatchObject({
      already_there: 1,
    });
  });

  it("refuses a file with faults whole, and names every one of them", async () => {
    const token = await staffOf(server);
    const good = { ...A_RIDER, username: "good.one", email: "good.one@example.com", phone: "5557111" };
    const csv = csvOf([
      { ...good, language: "nl" },
      { ...good, username: "x", email: "nobody", phone: "12", language: "klingon" },
      { ...good, username: "", first_name: "see www.example.com", language: "" },
    ]);
    const before = await rowsOf(server);
    expect(await refusalOf(server, { kind: "riders", csv, token })).toEqual({
      status: 422,
      code: "import_faults",
      added: 0,
      faults: [
        { line: 3, column: "username", fault: "username" },
        { line: 3, column: "email", fault: "email" },
        { line: 3, column: "phone", fault: "phone" },
        { line: 3, column: "language", fault: "choice" },
        { line: 4, column: "username", fault: "missing" },
        { line: 4, column: "first_name", fault: "name" },
      ],
    });
    expect(await rowsOf(server)).toEqual(before);
  });

  it("is brought in once by two of the staff who press at the same time", async () => {
    const [one, other] = [await staffOf(server), await staffOf(server)];
    const csv = csvOf(
      Array.from({ length: 20 }, (_, n) => ({
        ...A_RIDER,
        username: `race${n}`,
        email: `race${n}@example.com`,
        phone: `55580${10 + n}`,
      })),
    );
    const results = await Promise.all(
      [one, other].map((token) => bringIn(server, { kind: "riders", csv, token })),
    );
    expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 20]);
  });

  it("says in the audit log who brought what in", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const csv = csvOf([{ ...A_RIDER, username: "audited", email: "audited@example.com", phone: "5557301" }]);
    await bringIn(server, { kind: "riders", csv, token: staff.token });
    const query = { action: "import_data" as const, limit: 1 };
    expect(await server.call(listAuditLogEndpoint, { query, token: staff.token })).toMatchObject([
      {
        actor: staff.username,
        action: "import_data",
        detail: { kind: "riders", added: 1, already_there: 0 },
      },
    ]);
  });
});

onADatabase("a file to bring in", (server) => {
  it.each(IMPORT_KINDS)("comes with a template of %s that is fine", async (kind) => {
    const token = await staffOf(server);
    const faults = (await tryFile(server, { kind, csv: toCsv(importTemplate(kind), ";"), token })).faults;
    // Its people are nobody here.
    const people = ["rider_username", "driver_username"];
    expect(faults.filter(({ column }) => !people.includes(column ?? ""))).toEqual([]);
  });

  it("may have formulas, which stay the text that they are", async () => {
    const token = await staffOf(server);
    const csv = csvOf([
      {
        ...A_RIDER,
        username: "formula",
        email: "formula@example.com",
        phone: "5557401",
        first_name: "=1+1",
        last_name: "@SUM(A1)",
      },
    ]);
    expect(csv).toContain("'=1+1");
    await bringIn(server, { kind: "riders", csv, token });
    const row = await server.db
      .selectFrom("accounts")
      .select(["first_name", "last_name"])
      .where("username_key", "=", "formula")
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ first_name: "=1+1", last_name: "@SUM(A1)" });
  });

  it("may have columns that aren't known, other roles and deleted accounts, which stay out and are named", async () => {
    const token = await staffOf(server);
    const rider = { ...A_RIDER, id: 7, role: "rider", state: "active", shoe_size: 41 };
    const csv = csvOf([
      { ...rider, username: "kept", email: "kept@example.com", phone: "5557501" },
      { ...rider, role: "staff" },
      { ...rider, role: "operator" },
      { ...rider, username: "deleted-7", phone: "", state: "deleted" },
      { ...rider, username: "shut.out", email: "shut@example.com", phone: "5557502", state: "suspended" },
    ]);
    expect(await bringIn(server, { kind: "riders", csv, token })).toMatchObject({
      added: 2,
      warnings: [
        { warning: "column_left_out", column: "id" },
        { warning: "column_left_out", column: "shoe_size" },
        { warning: "other_role_left_out", lines: 2 },
        { warning: "deleted_left_out", lines: 1 },
      ],
    });
    const suspended = await server.db
      .selectFrom("accounts")
      .select("state")
      .where("username_key", "=", "shut.out")
      .execute();
    expect(suspended).toEqual([{ state: "suspended" }]);
  });

  it.each([
    ["nothing in it", "", ["no_lines", "missing_column"]],
    ["heads alone", "username,first_name,last_name,email,phone\n", ["no_lines"]],
    ["a column missing", "username,first_name,last_name,email\na,b,c,d", ["missing_column"]],
    ["a column twice", "username,first_name,last_name,email,phone,Phone\na,b,c,d,e,f", ["column_twice"]],
    ["a quote that is not closed", 'username,first_name,last_name,email,phone\n"ana', ["no_lines", "quotes"]],
    [
      "more cells than heads",
      "username,first_name,last_name,email,phone\nana,A,M,a@example.com,5551234,more",
      ["too_many_cells"],
    ],
    [
      "too many lines",
      `username,first_name,last_name,email,phone\n${"a,b,c,d,e\n".repeat(MAX_IMPORT_LINES + 1)}`,
      ["too_many_lines"],
    ],
    [
      "more columns than any file has",
      `${Array.from({ length: 20_000 }, (_, n) => `c${n}`).join()}\na`,
      ["too_many_columns"],
    ],
  ])("is refused with %s", async (_what, csv, faults) => {
    const result = await refusalOf(server, { kind: "riders", csv, token: await staffOf(server) });
    expect(result.status).toBe(422);
    expect([...new Set(result.faults.map(({ fault }) => fault))].toSorted()).toEqual(faults.toSorted());
  });

  it("names twenty columns that don't come in, and a thousand faults, and no more", async () => {
    const token = await staffOf(server);
    const others = Array.from({ length: 100 }, (_, n) => `c${n}`);
    const csv = toCsv([[...Object.keys(A_RIDER), ...others], ...Array.from({ length: 1_200 }, () => ["a"])]);
    const { warnings, faults } = await tryFile(server, { kind: "riders", csv, token });
    expect([warnings.length, faults.length]).toEqual([20, 1_000]);
  });

  it("is refused with a sentence where it is too large, and is not where another call would be", async () => {
    const token = await staffOf(server);
    const body = { kind: "riders" as const, dry_run: true };
    const long = await server.request(importDataEndpoint, {
      body: { ...body, csv: "x".repeat(MAX_IMPORT_BYTES + 1) },
      token,
    });
    expect(long.json()).toMatchObject({
      code: "invalid_input",
      fields: { csv: expect.stringContaining("2 MB") as string },
    });
    const huge = await server.request(importDataEndpoint, {
      body: { ...body, csv: "x".repeat(7 * 1024 * 1024) },
      token,
    });
    expect(huge.json()).toMatchObject({ code: "body_too_large", error: "The body is larger than 6 MiB." });
    const large = csvOf([{ ...A_RIDER, filler: "x".repeat(200_000) }]);
    expect(await tryFile(server, { kind: "riders", csv: large, token })).toMatchObject({ faults: [] });
  });
});
