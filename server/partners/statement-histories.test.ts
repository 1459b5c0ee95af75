import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import {
  getStatementEndpoint,
  listDeskPartnersEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { listPayLinksEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { payLinkSettingsAre, trialPayments } from "../testing/pay-links.ts";
import { EVERYTHING, playStatementHistory, statementHistory } from "../testing/statement-histories.ts";
import {
  type PartnerModel,
  type StatementModel,
  creditedCents,
  netOf,
  owedCents,
  receivedCents,
  sum,
} from "../testing/statement-model.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const HISTORIES = Number(process.env["RIDE_HISTORIES"] ?? 20);
const LIMIT_CENTS = 10_000_000;
const payments = trialPayments();

onADatabase(
  "what hotels and firms owe",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    it(
      "is to the cent what was billed less payments and credits and with refunds, on every page, whatever came in what order",
      { timeout: 180_000 },
      async () => {
        const open = async (): Promise<PartnerModel> => {
          const { id } = await makePartner(server, { credit_limit_cents: LIMIT_CENTS });
          return { id, unbilled: [], statements: [] };
        };
        const played: StatementModel[] = [];
        await fc.assert(
          fc.asyncProperty(statementHistory, async (steps) => {
            const partners = [await open(), await open()] as const;
            await playStatementHistory(server, steps, { staff, partners });
            for (const partner of partners) await agrees(server, staff, partner);
            await addsUp(server, staff);
            played.push(...partners.flatMap(({ statements }) => statements));
          }),
          { numRuns: HISTORIES, endOnFailure: true, examples: [[EVERYTHING]] },
        );
        expectEverythingPlayed(played);
      },
    );
  },
  { payments },
);

/** None of what may happen was left out by chance. */
function expectEverythingPlayed(statements: readonly StatementModel[]): void {
  const links = statements.flatMap((statement) => statement.links);
  const refunds = links.flatMap((link) => link.refunds);
  const noted = statements.flatMap((statement) => statement.noted);
  for (const times of [
    links.filter(({ paid }) => paid),
    links.filter(({ paid }) => !paid),
    refunds.filter(({ state }) => state === "refused"),
    refunds.filter((refund) => refund.creditedCents > 0),
    refunds.filter((refund) => refund.creditedCents === 0),
    noted.filter(({ kind }) => kind === "payment"),
    noted.filter(({ kind }) => kind === "credit"),
    noted.filter(({ takenBack }) => takenBack),
    statements.filter((statement) => owedCents(statement) < 0),
  ]) {
    expect(times.length).toBeGreaterThan(0);
  }
}

/** What every page says of a hotel, beside the model. */
async function agrees(server: TestServer, { token }: TestAccount, partner: PartnerModel): Promise<void> {
  const onStatements = sum(partner.statements.map(owedCents));
  const driven = sum(partner.unbilled.map(({ cents }) => cents));
  const shown = (await server.call(listPartnersEndpoint, { token })).find(({ id }) => id === partner.id);
  expect([shown?.owed_on_statements, shown?.owed_driven, shown?.owed]).toEqual(
    [onStatements, driven, onStatements + driven].map(toDollarString),
  );
  const desk = (await server.call(listDeskPartnersEndpoint, { token })).find(({ id }) => id === partner.id);
  expect(desk?.left).toBe(toDollarString(Math.max(0, LIMIT_CENTS - onStatements - driven)));
  const listed = await server.call(listStatementsEndpoint, { query: { partner_id: partner.id }, token });
  expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    partner.statements.map(({ id }) => id),
  );
  for (const statement of partner.statements) {
    const inList = listed.find(({ id }) => id === statement.id);
    const owed = owedCents(statement);
    expect([inList?.total, inList?.received, inList?.credited, inList?.owed, inList?.paid !== null]).toEqual([
      ...[statement.totalCents, receivedCents(statement), creditedCents(statement), owed].map(toDollarString),
      owed <= 0,
    ]);
    await onItsPage(server, token, statement);
  }
}

async function onItsPage(server: TestServer, token: string, statement: StatementModel): Promise<void> {
  const { id, totalCents } = statement;
  const owed = owedCents(statement);
  const { entries, lines, owed: shown } = await server.call(getStatementEndpoint, { params: { id }, token });
  expect([shown, sum(lines.map(({ fare }) => cents(fare)))]).toEqual([toDollarString(owed), totalCents]);
  expect(totalCents - sum(entries.map(({ amount }) => cents(amount)))).toBe(owed);
  expect(entries.at(-1)?.owed_after ?? toDollarString(totalCents)).toBe(shown);
  const links = await server.call(listPayLinksEndpoint, { query: { statement_id: id }, token });
  const tooMuch = Math.min(Math.max(0, -owed), sum(statement.links.map(netOf)));
  expect(sum(links.map(({ refund_due }) => cents(refund_due)))).toBe(tooMuch);
  // The version before reads this column.
  const { paid_at } = await server.db
    .selectFrom("partner_statements")
    .select("paid_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(paid_at !== null).toBe(owed <= 0);
}

/** The start page says what all of them owe together, and who has paid too much takes nothing off what others owe. */
async function addsUp(server: TestServer, { token }: TestAccount): Promise<void> {
  const owed = (await server.call(listPartnersEndpoint, { token })).map((one) => cents(one.owed));
  const { unpaid } = await server.call(getOfficeDayEndpoint, { token });
  const due = owed.filter((each) => each > 0);
  expect([unpaid.owed, unpaid.accounts]).toEqual([toDollarString(sum(due)), due.length]);
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
