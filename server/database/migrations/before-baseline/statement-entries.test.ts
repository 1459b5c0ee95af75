import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mainDatabaseKind, openTestDatabase } from "../../../testing/test-databases.ts";
import type { DatabaseHandle, Db } from "../../connect.ts";
import { migrate } from "../../migrate.ts";
import { applyBefore } from "../../../testing/older-databases.ts";

let database: DatabaseHandle;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase(mainDatabaseKind());
  db = database.db;
  await applyBefore(db, "055");
});
afterAll(() => database.close());

const run = (text: string) => sql.raw(text).execute(db);

it("brings statements and refunds of the version before over, to what was really paid", async () => {
  await run(`insert into accounts (username, username_key, email, email_key, password_hash, role, first_name, last_name, phone, created_at, updated_at)
    values ('suheily', 'suheily', 's@example.com', 's@example.com', 'x', 'staff', 'Suheily', 'Maria', '', now(), now())`);
  await run(`insert into partners (name, email, discount_percent, language, code, reception_code, created_at, updated_at)
    values ('Hotel Pundamar', 'front@example.com', 0, 'en', 'a', 'b', now(), now())`);
  const statement = (number: number, paid: string) =>
    run(`insert into partner_statements (number, partner_id, month, name, address, crib, email, language, rides, total_cents,
        made_at, made_by, paid_at, paid_noted_by, paid_note)
      values (${number}, 1, '2026-0${number}-01', 'Hotel Pundamar', '', '', 'f@example.com', 'en', 1, 8000, '2026-10-01', 1, ${paid})`);
  await statement(1, "'2026-10-05T02:00:00Z', 1, 'Cheque'");
  await statement(2, "null, null, null");
  await statement(3, "'2026-10-06', 1, 'Paid by link'");
  await statement(4, "'2026-10-07', 1, 'Paid by link'");
  const link = (
    id: number,
    statementId: number,
    cents: number,
    at: string,
    applied: number,
    refunded: number,
  ) =>
    run(`insert into pay_links (code, purpose, statement_id, amount_cents, currency, charged_cents, state, applied_cents,
        refunded_cents, provider, created_at, expires_at, paid_at, asked_by)
      values ('link ${id}', 'statement', ${statementId}, ${cents}, 'USD', ${cents}, 'paid', ${applied}, ${refunded}, 'file',
        '2026-10-02', '2026-10-09', '${at}', 1)`);
  await link(1, 3, 8_000, "2026-10-06", 8_000, 8_000);
  await run(`insert into pay_link_refunds (pay_link_id, amount_cents, charged_cents, reason, state, made_by, made_at)
    values (1, 8000, 8000, 'All of it', 'done', 1, '2026-10-08')`);
  // One dollar had paid it whole, and a second payment had counted for nothing.
  await link(2, 4, 100, "2026-10-07", 100, 0);
  await link(3, 1, 8_000, "2026-10-06", 0, 0);

  await migrate(db);
  const { rows } = await sql<{ number: number; owed: number }>`
    select number, (total_cents - coalesce((select sum(cents) from statement_movements m where m.statement_id = s.id), 0))::integer as owed
    from partner_statements s order by number`.execute(db);
  expect(rows.map(({ owed }) => owed)).toEqual([-8_000, 8_000, 8_000, 7_900]);
  const entries = await db.selectFrom("statement_entries").selectAll().execute();
  expect(entries).toMatchObject([
    // The evening before on the island.
    {
      statement_id: 1,
      kind: "payment",
      cents: 8_000,
      received_on: "2026-10-04",
      reason: "Cheque",
      made_by: 1,
    },
  ]);
});
