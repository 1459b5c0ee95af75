import * as fc from "fast-check";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  makeUnbilledStatementsEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { askPaymentEndpoint, refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { fromDollars } from "../../domain/money.ts";
import { inTransaction } from "../database/connect.ts";
import { refuseRefund } from "../pay-links/refund-pay-link.ts";
import { takeProviderState } from "../pay-links/take-provider-state.ts";
import type { TestAccount } from "./accounts.ts";
import { driveOnAccount } from "./partners.ts";
import {
  type PartnerModel,
  type StatementModel,
  creditedCents,
  netOf,
  owedCents,
} from "./statement-model.ts";
import type { TestServer } from "./test-server.ts";

const cents = fc.integer({ min: 100, max: 4_000 });
const nth = fc.nat(5);
const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("drive" as const),
      cents,
      month: fc.integer({ min: 7, max: 10 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("bill" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("note" as const),
      nth,
      cents: fc.option(cents, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("credit" as const), nth, cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("takeBack" as const), nth, entry: nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("ask" as const),
      nth,
      cents: fc.option(cents, { nil: undefined }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("notice" as const),
      nth,
      link: nth,
      state: fc.constantFrom("paid" as const, "paid" as const, "failed" as const, "cancelled" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      nth,
      link: nth,
      cents,
      counts_as: fc.constantFrom("owed" as const, "credited" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("refuse" as const), nth, link: nth, refund: nth }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Of<K extends Step["kind"]> = Extract<Step, { kind: K }>;

/** What may happen between a company and two hotels, mostly the first; `twice` is a call that is sent again with its key. */
export const statementHistory = fc.array(fc.record({ what: step, who: fc.nat(3), twice: fc.boolean() }), {
  minLength: 10,
  maxLength: 20,
});
type Steps = typeof statementHistory extends fc.Arbitrary<infer Some> ? Some : never;

const at = (what: Step) => ({ what, who: 1, twice: true });

/** One history in which everything happens, whatever chance leaves out of the others. */
export const EVERYTHING: Steps = [
  at({ kind: "ask", nth: 0, cents: undefined }),
  at({ kind: "notice", nth: 0, link: 0, state: "paid" }),
  at({ kind: "refund", nth: 0, link: 0, cents: 1_000, counts_as: "credited" }),
  at({ kind: "refund", nth: 0, link: 0, cents: 800, counts_as: "owed" }),
  at({ kind: "refund", nth: 0, link: 0, cents: 500, counts_as: "credited" }),
  at({ kind: "refuse", nth: 0, link: 0, refund: 2 }),
  at({ kind: "ask", nth: 0, cents: undefined }),
  at({ kind: "note", nth: 0, cents: 300 }),
  at({ kind: "note", nth: 0, cents: 200 }),
  at({ kind: "takeBack", nth: 0, entry: 1 }),
  at({ kind: "credit", nth: 0, cents: 100 }),
  at({ kind: "notice", nth: 0, link: 0, state: "paid" }),
  at({ kind: "notice", nth: 0, link: 1, state: "paid" }),
  // What was paid too much is given back first, and only the rest of it is credited.
  at({ kind: "refund", nth: 0, link: 1, cents: 600, counts_as: "credited" }),
  at({ kind: "note", nth: 0, cents: 100 }),
  at({ kind: "ask", nth: 1, cents: 2_000 }),
  at({ kind: "notice", nth: 1, link: 0, state: "failed" }),
  at({ kind: "drive", cents: 3_000, month: 10 }),
];

type Playing = { server: TestServer; staff: TestAccount; partner: PartnerModel; twice: boolean };
let keys = 0;

/** Plays a history through the product's calls beside the model. What the product refuses, the model leaves out. */
export async function playStatementHistory(
  server: TestServer,
  steps: Steps,
  { staff, partners }: { staff: TestAccount; partners: readonly [PartnerModel, PartnerModel] },
): Promise<void> {
  for (const partner of partners) {
    for (const month of [8, 9])
      await drive({ kind: "drive", cents: 5_000 + month, month }, { server, partner });
    await bill({ server, staff, partner, twice: false });
  }
  for (const { what, who, twice } of steps) {
    server.clock.advance(1_000);
    await play(what, { server, staff, partner: partners[who === 0 ? 1 : 0], twice });
  }
}

async function play(what: Step, playing: Playing): Promise<void> {
  const { partner } = playing;
  if (what.kind === "drive") return drive(what, playing);
  if (what.kind === "bill") return bill(playing);
  const statement = pick(partner.statements, what.nth);
  if (!statement) return;
  const on = { ...playing, statement };
  if (what.kind === "note") return note(what, on);
  if (what.kind === "credit") return credit(what, on);
  if (what.kind === "takeBack") return takeBack(what, on);
  if (what.kind === "ask") return ask(what, on);
  if (what.kind === "notice") return notice(what, on);
  return what.kind === "refund" ? refund(what, on) : refuse(what, on);
}

type OnStatement = Playing & { statement: StatementModel };

async function drive(
  { cents: fare_cents, month }: Of<"drive">,
  { server, partner }: Pick<Playing, "server" | "partner">,
): Promise<void> {
  const text = `2026-${String(month).padStart(2, "0")}`;
  // The last hour of a month on the island, which is the next one in UTC.
  const at = new Date(new Date(`2026-${String(month + 1).padStart(2, "0")}-01T04:00:00Z`).getTime() - 60_000);
  await driveOnAccount(server, partner.id, { at, fare_cents });
  partner.unbilled.push({ month: text, cents: fare_cents });
}

async function bill({ server, staff, partner, twice }: Playing): Promise<void> {
  const params = { id: partner.id };
  const call = { params, query: { month: "2026-10" }, token: staff.token };
  const { unbilled } = await server.call(previewStatementEndpoint, call);
  if (unbilled.length === 0) return;
  const answer = await send(twice, (headers) =>
    server.request(makeUnbilledStatementsEndpoint, {
      params,
      body: { seen: unbilled },
      token: staff.token,
      headers,
    }),
  );
  for (const made of answer.json<{ id: number; month: string; total: string }[]>()) {
    partner.statements.push({
      id: made.id,
      totalCents: fromDollars(Number(made.total)),
      noted: [],
      links: [],
    });
    partner.unbilled = partner.unbilled.filter(({ month }) => month !== made.month);
  }
}

async function note(what: Of<"note">, { server, staff, statement, twice }: OnStatement): Promise<void> {
  const body = what.cents === undefined ? {} : { amount: what.cents / 100, how: "bank" as const };
  const due = what.cents ?? owedCents(statement);
  const { statusCode } = await send(twice, (headers) =>
    server.request(markStatementPaidEndpoint, {
      params: { id: statement.id },
      body,
      token: staff.token,
      headers,
    }),
  );
  if (statusCode === 200) statement.noted.push({ kind: "payment", cents: due, takenBack: false });
}

async function credit(what: Of<"credit">, { server, staff, statement, twice }: OnStatement): Promise<void> {
  const body = { amount: what.cents / 100, reason: "A late car" };
  const { statusCode } = await send(twice, (headers) =>
    server.request(creditStatementEndpoint, {
      params: { id: statement.id },
      body,
      token: staff.token,
      headers,
    }),
  );
  if (statusCode === 200) statement.noted.push({ kind: "credit", cents: what.cents, takenBack: false });
}

/** Takes back the nth of what staff noted; the credits that went with refunds are left alone. */
async function takeBack(
  what: Of<"takeBack">,
  { server, staff, statement, twice }: OnStatement,
): Promise<void> {
  const place = statement.noted.length === 0 ? -1 : what.entry % statement.noted.length;
  const noted = statement.noted[place];
  if (!noted) return;
  const { entries } = await server.call(getStatementEndpoint, {
    params: { id: statement.id },
    token: staff.token,
  });
  const own = entries.filter(
    ({ id, kind, reason }) => id !== null && kind !== "taken_back" && reason !== REFUNDED,
  );
  const params = { id: own[place]?.id ?? 0 };
  const { statusCode } = await send(twice, (headers) =>
    server.request(takeBackStatementEntryEndpoint, {
      params,
      body: { reason: "Wrong" },
      token: staff.token,
      headers,
    }),
  );
  if (statusCode === 200) noted.takenBack = true;
}

async function ask(what: Of<"ask">, { server, staff, statement, twice }: OnStatement): Promise<void> {
  const amount = what.cents === undefined ? {} : { amount: what.cents / 100 };
  const body = { statement_id: statement.id, purpose: "statement" as const, send: false, ...amount };
  const answer = await send(twice, (headers) =>
    server.request(askPaymentEndpoint, { body, token: staff.token, headers }),
  );
  const asked = what.cents ?? owedCents(statement);
  const isRight = answer.statusCode === 201;
  if (isRight !== (owedCents(statement) >= 100 && asked <= owedCents(statement))) {
    throw new Error(`${asked} was asked of ${owedCents(statement)} and answered with ${answer.statusCode}`);
  }
  if (!isRight) return;
  const { id } = answer.json<{ id: number }>();
  if (!statement.links.some((link) => link.id === id)) {
    statement.links.push({ id, cents: asked, paid: false, refunds: [] });
  }
}

/** The provider says something of any payment, in any order and as often as it likes. */
async function notice(what: Of<"notice">, { server, statement, twice }: OnStatement): Promise<void> {
  const link = pick(statement.links, what.link);
  if (!link) return;
  for (let times = twice ? 2 : 1; times > 0; times -= 1) {
    await takeProviderState(server.db, { id: link.id, state: what.state, now: server.clock.now() });
  }
  if (what.state === "paid") link.paid = true;
}

async function refund(what: Of<"refund">, { server, staff, statement, twice }: OnStatement): Promise<void> {
  const link = pick(statement.links, what.link);
  if (!link) return;
  const { counts_as } = what;
  const body = { amount: what.cents / 100, reason: REFUNDED, counts_as };
  const { statusCode } = await send(twice, (headers) =>
    server.request(refundPayLinkEndpoint, { params: { id: link.id }, body, token: staff.token, headers }),
  );
  if ((statusCode === 200) !== (link.paid && what.cents <= netOf(link))) {
    throw new Error(`${what.cents} of ${netOf(link)} were given back with ${statusCode}`);
  }
  if (statusCode !== 200) return;
  const most = statement.totalCents - creditedCents(statement);
  const given = { cents: what.cents, creditedCents: 0, state: "asked" as const };
  link.refunds.push(given);
  if (counts_as === "credited")
    given.creditedCents = Math.max(0, Math.min(what.cents, most, owedCents(statement)));
}

/** The provider refuses a refund, also one that it has refused before. */
async function refuse(what: Of<"refuse">, { server, statement, twice }: OnStatement): Promise<void> {
  const link = pick(statement.links, what.link);
  const wanted = link && pick(link.refunds, what.refund);
  if (!link || !wanted) return;
  const rows = await server.db
    .selectFrom("pay_link_refunds")
    .selectAll()
    .where("pay_link_id", "=", link.id)
    .orderBy("id")
    .execute();
  const row = rows[link.refunds.indexOf(wanted)];
  if (!row) throw new Error("a refund is missing");
  for (let times = twice ? 2 : 1; times > 0; times -= 1) {
    await inTransaction(server.db, (trx) => refuseRefund(trx, { refund: row, now: server.clock.now() }));
  }
  wanted.state = "refused";
}

const REFUNDED = "The tour was off";

type Answer = Awaited<ReturnType<TestServer["request"]>>;

/** A call with its key; sent twice, it is answered as at first. */
async function send(
  twice: boolean,
  request: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  keys += 1;
  const headers = { "idempotency-key": `a call of a history, ${keys}` };
  const first = await request(headers);
  if (!twice) return first;
  const again = await request(headers);
  if (again.statusCode !== first.statusCode) throw new Error("a call sent again was answered otherwise");
  return first;
}

function pick<T>(some: readonly T[], place: number): T | undefined {
  return some.length === 0 ? undefined : some[place % some.length];
}
