import type { z } from "zod";
import { SITE_PATHS } from "../../../contract/company/site-map.ts";
import type { MailPart, MailRow } from "../mail.ts";
import type { StatementFacts, statementFactsSchema } from "../notification-kinds.ts";
import { formatBoth, formatDate, formatDateTime, formatDollars } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

type Read = z.output<typeof statementFactsSchema>;

/** What a hotel or a firm has to pay for a month, ride by ride. */
export function renderStatement(facts: Read, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { statement } = strings;
  const days = daysOf(facts, strings);
  const left = facts.totalCents - facts.receivedCents - facts.creditedCents;
  // One of an earlier version may have rides of several months.
  const isOfMonth = facts.firstDay === null || facts.firstDay.startsWith(facts.month.slice(0, MONTH));
  const when = isOfMonth || days === null ? monthOf(facts, strings) : days;
  const subject = statement.subject(facts.number, when);
  const opening =
    left > 0
      ? statement.opening(facts.name, when, formatBoth(strings, left))
      : statement.allPaid(facts.name, when);
  const parts: MailPart[] = [
    { is: "text", text: opening },
    {
      is: "facts",
      rows: [
        [statement.number, `${facts.number} · ${monthOf(facts, strings)}`],
        [statement.ourAddress, [facts.name, facts.address].filter((line) => line !== "").join(", ")],
        ...(facts.crib === "" ? [] : [[statement.crib, facts.crib] as const]),
        ...(days === null ? [] : [[statement.days, days] as const]),
        [statement.rides, String(facts.lines.length)],
        [statement.total, formatBoth(strings, facts.totalCents)],
        ...balanceRows(facts, strings),
      ],
    },
    { is: "facts", rows: facts.lines.map((line) => rideRow(strings, line)) },
    ...(left > 0 ? [{ is: "text", text: statement.ending(facts.number) } as const] : []),
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: opening, link: page(SITE_PATHS.home) };
}

const MONTH = "2026-11".length;

function monthOf({ month }: StatementFacts, strings: NotificationStrings): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return strings.statement.month(strings.months[number - 1] ?? "", year);
}

/** Between which days the rides were; null where an earlier version didn't say it. */
function daysOf({ firstDay, lastDay }: Read, strings: NotificationStrings): string | null {
  if (firstDay === null || lastDay === null) return null;
  return strings.statement.span(formatDate(strings, firstDay), formatDate(strings, lastDay));
}

/** What came in and what was credited, and what is left then; nothing where there was neither. */
function balanceRows(facts: Read, strings: NotificationStrings): MailRow[] {
  const { receivedCents, creditedCents, totalCents } = facts;
  if (receivedCents === 0 && creditedCents === 0) return [];
  const { statement } = strings;
  return [
    ...(receivedCents === 0 ? [] : [[statement.received, formatBoth(strings, receivedCents)] as const]),
    ...(creditedCents === 0 ? [] : [[statement.credited, formatBoth(strings, creditedCents)] as const]),
    [statement.left, formatBoth(strings, totalCents - receivedCents - creditedCents)],
  ];
}

function rideRow(strings: NotificationStrings, line: StatementFacts["lines"][number]): MailRow {
  const guest = [line.rider, ...(line.room === null ? [] : [strings.statement.room(line.room)])].join(", ");
  const when = formatDateTime(strings, new Date(line.completedAt));
  return [
    `${line.reference} · ${when}`,
    `${guest} · ${line.pickup} – ${line.dropoff} · ${formatDollars(strings, line.fareCents)}`,
  ];
}
