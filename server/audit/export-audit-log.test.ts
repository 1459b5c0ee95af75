import { expect, it } from "vitest";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { exportAuditLogEndpoint, listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { recordAudit } from "./record-audit.ts";
import { inTransaction } from "../database/connect.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { valuesOf } from "./audit-values.ts";

onEachDatabase("the audit log as a table", (server) => {
  const record = (subject: string, detail?: Record<string, unknown>) =>
    inTransaction(server.db, (trx) =>
      recordAudit(trx, {
        actorId: null,
        action: "edit_place",
        subject,
        ...(detail ? { detail } : {}),
        at: server.clock.now(),
      }),
    );

  it("has a line for each old and new value of what is filtered, and nothing that runs in a spreadsheet", async () => {
    const { token, username } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, {
      body: { permit_number: "=1+1", founded_year: 1998 },
      token,
    });
    await record("place hato", { name: { from: "Hato", to: 'Hato "Airport", main' }, lat: 12.18 });
    await record("place old");
    const response = await server.request(exportAuditLogEndpoint, { query: { action: "edit_place" }, token });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="audit-log-2026-11-20.csv"');
    const lines = response.body.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(lines[0]).toBe("Entry,Date & time,Who,Change,Item,Account,Field,Old value,New value");
    expect(lines.slice(1).map((line) => line.replace(/^\d+,/, ""))).toEqual([
      "2026-11-20 12:00:00,,edit_place,place old,,,,",
      "2026-11-20 12:00:00,,edit_place,place hato,,lat,,12.18",
      '2026-11-20 12:00:00,,edit_place,place hato,,name,Hato,"Hato ""Airport"", main"',
    ]);
    const dutch = await server.request(exportAuditLogEndpoint, {
      query: { q: username, action: "edit_company", language: "nl" },
      token,
    });
    expect(dutch.body).toContain("Regel;Datum en tijd;Wie");
    expect(dutch.body).toContain(`;${username};edit_company;`);
    expect(dutch.body).toMatch(/;permit_number;[^;]*;'=1\+1\r\n/);
    expect(dutch.body).toMatch(/;founded_year;\d*;1998\r\n/);
  });

  it("comes whole however long it is, and says in the log who took it, not what they searched for", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const row = { action: "edit_place", subject: "place many", at: server.clock.now() } as const;
    await server.db
      .insertInto("audit_log")
      .values(Array.from({ length: 1_001 }, () => row))
      .execute();
    const query = { q: "place many", start_date: "2026-11-20", end_date: "2026-11-21" };
    const whole = await server.request(exportAuditLogEndpoint, { query, token: staff.token });
    const ids = whole.body
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",")[0]));
    expect([ids.length, new Set(ids).size]).toEqual([1_001, 1_001]);
    const [noted] = await server.call(listAuditLogEndpoint, {
      query: { action: "export_audit_log", limit: 1 },
      token: staff.token,
    });
    expect(noted).toMatchObject({
      actor: staff.username,
      subject: "log",
      detail: { searched: true, start_date: "2026-11-20", end_date: "2026-11-20" },
    });
  });
});

it("names a value inside another by the way to it", () => {
  const detail = {
    percent: 25,
    night: { from: "23:00", until: "06:00", percent: 25 },
    classes: ["xl"],
    on: false,
  };
  expect(valuesOf(detail).map(({ field, after }) => `${field} ${after}`)).toEqual([
    "percent 25",
    "night.from 23:00",
    "night.until 06:00",
    "night.percent 25",
    'classes ["xl"]',
    "on false",
  ]);
});

it("puts what was whole before beside what is whole now", () => {
  const detail = { start: 650, night: { percent: 25 }, before: { start: 600, night: { percent: 20 } } };
  expect(valuesOf(detail)).toEqual([
    { field: "start", before: "600", after: "650" },
    { field: "night.percent", before: "20", after: "25" },
  ]);
});
