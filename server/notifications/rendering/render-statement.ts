import type { z } from "zod";
import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart, MailRow } from "../mail.ts";
import type { StatementFacts, statementFactsSchema } from "../notification-kinds.ts";
import { formatBoth, formatDate, formatDateTime, formatDollars } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { taxRow } from "./ride-details.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";
import { monthOf } from "../../../domain/curacao-days.ts";

type Read = z.output<typeof statementFactsSchema>;

/** A month's statement for a hotel or a firm, ride by ride. */
export function renderStatement(facts: Read, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { statement } = strings;
  const days = daysOf(facts, strings);
  const left = facts.totalCents - facts.receivedCents - facts.creditedCents;
  // One of an earlier version may have rides of several months.
  const isOfMonth = facts.firstDay === null || facts.firstDay.startsWith(monthOf(facts.month));
  const when = isOfMonth || days === null ? monthName(facts, strings) : days;
  const { subject, opening } = wordsOf(facts, { strings, when, left });
  const parts: MailPart[] = [
    { is: "text", text: opening },
    {
      is: "facts",
      rows: [
        [statement.number, `${facts.number} · ${monthName(facts, strings)}`],
        [statement.ourAddress, [facts.name, facts.address].filter((line) => line !== "").join(", ")],
        ...(facts.crib === "" ? [] : [[statement.crib, facts.crib] as const]),
        ...sellerRows(facts, strings),
        ...(days === null ? [] : [[statement.days, days] as const]),
        [statement.rides, String(facts.lines.length)],
        [statement.total, formatBoth(strings, facts.totalCents)],
        ...facts.taxes
          .filter(({ percent }) => percent > 0)
          .map(({ percent, taxCents }) => taxRow(strings, { percent, taxCents })),
        ...balanceRows(facts, strings),
      ],
    },
    { is: "facts", rows: facts.lines.map((line) => rideRow(strings, line)) },
    ...correctionParts(facts, strings),
    ...(left > 0 ? [{ is: "text", text: statement.ending(facts.number) } as const] : []),
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: opening, link: page(SITE_PATHS.home) };
}

type Said = { strings: NotificationStrings; when: string; left: number };

/** The subject and the first sentence: what is to be paid, what is overdue, or that nothing is left. */
function wordsOf(facts: Read, { strings, when, left }: Said) {
  const { statement } = strings;
  const amount = formatBoth(strings, left);
  if (left > 0 && facts.isReminder) {
    const due = facts.dueOn === null ? "" : formatDate(strings, facts.dueOn);
    return {
      subject: statement.reminderSubject(facts.number, formatDollars(strings, left)),
      opening: statement.reminder({ name: facts.name, when, amount, due }),
    };
  }
  const opening =
    left > 0 ? statement.opening(facts.name, when, amount) : statement.allPaid(facts.name, when);
  return { subject: statement.subject(facts.number, when), opening };
}

/** The sender, the day to pay and the account, as far as the company says them. */
function sellerRows({ seller, dueOn }: Read, strings: NotificationStrings): MailRow[] {
  const { statement } = strings;
  const account =
    seller === null
      ? []
      : [seller.bank_account, seller.bank_holder, seller.bank_name, seller.swift].filter(Boolean);
  const numbered = seller === null || seller.crib === "" ? [] : [`CRIB ${seller.crib}`];
  return [
    ...(seller === null ? [] : [[statement.from, [seller.legal_name, ...numbered].join(", ")] as const]),
    ...(dueOn === null ? [] : [[statement.due, formatDate(strings, dueOn)] as const]),
    ...(seller === null || seller.bank_account === ""
      ? []
      : [[statement.account, account.join(", ")] as const]),
  ];
}

function monthName({ month }: StatementFacts, strings: NotificationStrings): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return strings.statement.month(strings.months[number - 1] ?? "", year);
}

/** Between which days the rides were; null where an earlier version didn't say it. */
function daysOf({ firstDay, lastDay }: Read, strings: NotificationStrings): string | null {
  if (firstDay === null || lastDay === null) return null;
  return strings.statement.span(formatDate(strings, firstDay), formatDate(strings, lastDay));
}

/** Payments and credits, and the rest after them; nothing where there was neither. */
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

/** Fares of earlier statements that were corrected upwards; nothing where there are none. */
function correctionParts({ corrections }: Read, strings: NotificationStrings): MailPart[] {
  if (corrections.length === 0) return [];
  const rows = corrections.map(({ reference, fromCents, toCents, reason }): MailRow => {
    const fares = `${formatDollars(strings, fromCents)} → ${formatDollars(strings, toCents)}`;
    return [
      `${reference} · ${strings.labels.correction}`,
      `${reason} · ${fares} · ${formatDollars(strings, toCents - fromCents)}`,
    ];
  });
  return [{ is: "facts", rows }];
}

function rideRow(strings: NotificationStrings, line: StatementFacts["lines"][number]): MailRow {
  const guest = [line.rider, ...(line.room === null ? [] : [strings.statement.room(line.room)])].join(", ");
  const when = formatDateTime(strings, new Date(line.completedAt));
  return [
    `${line.reference} · ${when}`,
    `${guest} · ${line.pickup} – ${line.dropoff} · ${formatDollars(strings, line.fareCents)}`,
  ];
}
