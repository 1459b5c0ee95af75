import type { Both } from "../../../domain/settlements/driver-money.ts";
import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart, MailRow } from "../mail.ts";
import type { SettlementFacts } from "../notification-kinds.ts";
import { formatDate, formatDollars, formatGuilders } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

/** A driver's settlement: who owes whom, and how that comes. */
export function renderSettlement(facts: SettlementFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { settlement } = strings;
  const days = settlement.days(formatDate(strings, facts.firstDay), formatDate(strings, facts.lastDay));
  const opening = settlement.opening(days);
  const link = page(SITE_PATHS.driverReport);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: opening },
    { is: "facts", rows: rowsOf(facts, strings) },
    ...sentencesOf(facts.toPay, strings).map((text) => ({ is: "text", text }) as const),
    { is: "link", intro: null, button: settlement.button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(settlement.subject(days), parts, rendering), short: opening, link };
}

function rowsOf(facts: SettlementFacts, strings: NotificationStrings): MailRow[] {
  const { settlement } = strings;
  const dollars = (cents: number) => formatDollars(strings, cents);
  return [
    [settlement.fares(facts.rides), dollars(facts.fareCents)],
    [settlement.tips, dollars(facts.tipCents)],
    [settlement.toCompany, dollars(facts.cardCents)],
    ...rowOf(settlement.handedIn, facts.handedIn, strings),
    [settlement.commission, dollars(-facts.commissionCents)],
    ...facts.entries.flatMap((entry) => rowOf(entryName(entry, strings), entry, strings)),
    [settlement.total, bothOf(facts.total, strings)],
    ...rowOf(settlement.carried, facts.carried, strings),
  ];
}

function entryName(
  { kind, day, note }: SettlementFacts["entries"][number],
  strings: NotificationStrings,
): string {
  const named = `${strings.settlement.kinds[kind]}, ${formatDate(strings, day)}`;
  return note === "" ? named : `${named}, ${note}`;
}

/** A row where there is an amount. */
function rowOf(name: string, both: Both, strings: NotificationStrings): MailRow[] {
  return both.usdCents === 0 && both.xcgCents === 0 ? [] : [[name, bothOf(both, strings)]];
}

/** "$34.70 and XCG 49.50", the guilders where there are some. */
function bothOf({ usdCents, xcgCents }: Both, strings: NotificationStrings): string {
  const guilders = `${xcgCents < 0 ? "-" : ""}${formatGuilders(strings, Math.abs(xcgCents))}`;
  if (xcgCents === 0) return formatDollars(strings, usdCents);
  return usdCents === 0 ? guilders : strings.settlement.and(formatDollars(strings, usdCents), guilders);
}

/** Sentences that say who pays whom, in each direction that there is. */
function sentencesOf({ usdCents, xcgCents }: Both, strings: NotificationStrings): string[] {
  const { settlement } = strings;
  const get = { usdCents: Math.max(0, usdCents), xcgCents: Math.max(0, xcgCents) };
  const owe = { usdCents: Math.max(0, -usdCents), xcgCents: Math.max(0, -xcgCents) };
  const isSome = (both: Both) => both.usdCents > 0 || both.xcgCents > 0;
  const sentences = [
    ...(isSome(get) ? [settlement.youGet(bothOf(get, strings))] : []),
    ...(isSome(owe) ? [settlement.youOwe(bothOf(owe, strings))] : []),
  ];
  return sentences.length === 0 ? [settlement.even] : sentences;
}
