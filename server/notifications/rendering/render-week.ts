import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import type { MailPart, MailRow } from "../mail.ts";
import type { WeekFacts } from "../notification-kinds.ts";
import { formatDate, formatDollars } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

/** The mail of the week: money, rides and promises beside the week before, and what needs a decision. */
export function renderWeek(facts: WeekFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { week } = strings;
  const days = strings.settlement.days(
    formatDate(strings, facts.firstDay),
    formatDate(strings, facts.lastDay),
  );
  const link = page(SITE_PATHS.admin);
  const decisions = decisionsOf(facts, strings);
  const opening = week.opening(days);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: opening },
    { is: "facts", rows: rowsOf(facts, strings) },
    { is: "text", text: decisions.length === 0 ? week.nothing : week.decide },
    ...(decisions.length === 0 ? [] : [{ is: "facts", rows: decisions } as const]),
    { is: "link", intro: week.off, button: week.button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(week.subject(days), parts, rendering), short: opening, link };
}

function rowsOf(facts: WeekFacts, strings: NotificationStrings): MailRow[] {
  const { week } = strings;
  const { before } = facts;
  const dollars = (cents: number) => formatDollars(strings, cents);
  const beside = (now: string, then: string) => week.beside(now, then);
  const some = (name: string, cents: number): MailRow[] => (cents === 0 ? [] : [[name, dollars(cents)]]);
  return [
    [week.rides, beside(String(facts.rides), String(before.rides))],
    [week.fares, beside(dollars(facts.fareCents), dollars(before.fareCents))],
    ...some(strings.settlement.tips, facts.tipCents),
    [week.collected, beside(dollars(facts.collectedCents), dollars(before.collectedCents))],
    ...some(week.onAccount, facts.onAccountCents),
    ...some(week.notRecorded, facts.notRecordedCents),
    ...some(week.givenBack, facts.givenBackCents),
    [week.promises, beside(kept(facts), kept(before))],
  ];
}

/** "38 of 40"; a dash where nobody was picked up by a driver who said so. */
function kept({ pickups, late }: Pick<WeekFacts, "pickups" | "late">): string {
  return pickups === 0 ? "–" : `${pickups - late} / ${pickups}`;
}

function decisionsOf(facts: WeekFacts, strings: NotificationStrings): MailRow[] {
  const { week } = strings;
  const dollars = (cents: number) => formatDollars(strings, cents);
  const { backupAt } = facts;
  const days =
    backupAt === null ? null : Math.floor((Date.parse(facts.readAt) - Date.parse(backupAt)) / DAY_MS);
  return [
    ...(facts.approvals === 0 ? [] : [[week.approvals, String(facts.approvals)] as const]),
    ...(facts.cases === 0 ? [] : [[week.cases, week.overdue(facts.cases, facts.casesOverdue)] as const]),
    ...(facts.unsettledDrivers === 0
      ? []
      : [[week.unsettled, week.drivers(facts.unsettledDrivers, dollars(facts.unsettledCents))] as const]),
    ...(facts.overdueCents === 0
      ? []
      : [[week.debtors, week.ofAll(dollars(facts.overdueCents), dollars(facts.owedCents))] as const]),
    ...(days === 0 ? [] : [[week.backup, days === null ? week.noBackup : week.daysAgo(days)] as const]),
  ];
}
