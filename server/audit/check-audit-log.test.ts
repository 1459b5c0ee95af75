import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { checkAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { accountSubject, recordAudit } from "./record-audit.ts";
import type { Db } from "../database/connect.ts";
import { generatedSql } from "../testing/generated-sql.ts";
import { makeAccount } from "../testing/accounts.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { onADatabase } from "../testing/test-server.ts";
import * as auditChain from "./audit-chain.queries.ts";
import { checkAuditLog } from "./check-audit-log.ts";

const NOW = new Date("2026-11-20T16:00:00.123Z");

async function note(db: Db, subject: string, detail?: Record<string, unknown>): Promise<void> {
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: null,
      action: "edit_driver",
      subject,
      at: NOW,
      ...(detail ? { detail } : {}),
    }),
  );
}

/** As somebody with the database's password would: past the rules that keep the log as it is. */
async function tamper(db: Db, change: (trx: Db) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ["audit_log", "audit_chain"]) {
      await sql`alter table ${sql.id(table)} disable trigger user`.execute(trx);
    }
    await change(trx);
    for (const table of ["audit_log", "audit_chain"]) {
      await sql`alter table ${sql.id(table)} enable trigger user`.execute(trx);
    }
  });
}

describe.each(databaseKinds())("the chain of the audit log (%s database)", (kind) => {
  async function withLog(tests: (db: Db) => Promise<void>): Promise<void> {
    const database = await openTestDatabase(kind);
    try {
      for (const subject of ["one", "two\nlines", "Djárason ñ"])
        await note(database.db, subject, { to: subject });
      await tests(database.db);
    } finally {
      await database.close();
    }
  }

  it("is whole as the product writes it, also by many at once and with an attempt taken back", () =>
    withLog(async (db) => {
      const givenUp = db.transaction().execute(async (trx) => {
        await recordAudit(trx, { actorId: null, action: "edit_driver", subject: "never", at: NOW });
        throw new Error("given up");
      });
      await expect(givenUp).rejects.toThrow("given up");
      await Promise.all(Array.from({ length: 20 }, (_, index) => note(db, `at once ${index}`)));
      const check = await checkAuditLog(db);
      expect(check).toMatchObject({ entries: 23, blanked: 0, fault: null });
      expect(await checkAuditLog(db, { known: check.end ?? "" })).toMatchObject({ fault: null });
    }));

  it("says where it is broken, and how", () =>
    withLog(async (db) => {
      const changes = [
        ["changed", sql`update audit_log set subject = 'another' where id = 2`],
        ["changed", sql`update audit_log set detail = '{"to": "2"}' where id = 2`],
        ["changed", sql`update audit_log set at = at + interval '1 day' where id = 2`],
        ["missing", sql`delete from audit_chain where place = 2`],
      ] as const;
      for (const [reason, change] of changes) {
        const found = new Error("found");
        const trial = tamper(db, async (trx) => {
          await change.execute(trx);
          expect((await checkAuditLog(trx)).fault).toEqual({ place: 2, reason });
          throw found;
        });
        await expect(trial).rejects.toBe(found);
      }
      expect((await checkAuditLog(db)).fault).toBeNull();
    }));

  it("finds an entry put in beside it, and one that was written anew together with its chain", () =>
    withLog(async (db) => {
      const { end } = await checkAuditLog(db);
      await tamper(
        db,
        async (trx) =>
          await sql`insert into audit_log (action, subject, at) values ('edit_driver', 'beside', now())`.execute(
            trx,
          ),
      );
      expect((await checkAuditLog(db)).fault).toEqual({ place: 4, reason: "unchained" });
      await tamper(db, async (trx) => {
        await sql`delete from audit_chain`.execute(trx);
        await sql`update audit_log set subject = 'another' where id = 1`.execute(trx);
        await sql`select chain_audit_entry(audit_log) from (select * from audit_log order by id) as audit_log`.execute(
          trx,
        );
      });
      expect((await checkAuditLog(db)).fault).toBeNull();
      expect((await checkAuditLog(db, { known: end ?? "" })).fault).toEqual({
        place: 3,
        reason: "not_as_noted",
      });
      expect((await checkAuditLog(db, { known: `9:${"0".repeat(64)}` })).fault).toEqual({
        place: 5,
        reason: "missing",
      });
    }));

  it("is kept by the database: nothing is changed or taken out, but details that go with an account", () =>
    withLog(async (db) => {
      for (const change of [
        sql`update audit_log set subject = 'another'`,
        sql`delete from audit_log`,
        sql`truncate audit_log, audit_chain`,
        sql`update audit_chain set hash = ''`,
        sql`delete from audit_chain`,
      ]) {
        await expect(change.execute(db)).rejects.toThrow(/only added to/);
      }
      await sql`update audit_log set detail = null where id = 1`.execute(db);
      expect(await checkAuditLog(db)).toMatchObject({ entries: 3, blanked: 1, fault: null });
    }));
});

onADatabase("checking the audit log", (server) => {
  it("is for staff, and says where the chain ends", async () => {
    const { token, id } = await makeAccount(server, { role: "staff" });
    await note(server.db, accountSubject(id), { role: "staff" });
    const check = await server.call(checkAuditLogEndpoint, { token, query: {} });
    expect(check.fault).toBeNull();
    expect(
      await server.call(checkAuditLogEndpoint, { token, query: { known: check.end ?? "" } }),
    ).toMatchObject({
      fault: null,
    });
    const wrong = await server.ask(checkAuditLogEndpoint, { token, query: { known: "none" } });
    expect(wrong.statusCode).toBe(400);
  });
});

it("keeps the SQL of the chain for review", async () => {
  const text = await generatedSql(auditChain, {
    readAuditChain: [{ after: 0, limit: 1000 }],
    countUnchained: [],
  });
  await expect(text).toMatchFileSnapshot("audit-chain.queries.sql");
});
