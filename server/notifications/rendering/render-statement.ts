import { SITE_PATHS } from "../../../contract/company/site-map.ts";
import type { MailPart, MailRow } from "../mail.ts";
import type { StatementFacts } from "../notification-kinds.ts";
import { formatBoth, formatDateTime, formatDollars } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

/** What a hotel or a firm has to pay for a month, ride by ride. */
export function renderStatement(facts: StatementFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { statement } = strings;
  const [year = 0, number = 1] = facts.month.split("-").map(Number);
  const month = statement.month(strings.months[number - 1] ?? "", year);
  const subject = statement.subject(facts.number, month);
  const opening = statement.opening(facts.name, month, formatBoth(strings, facts.totalCents));
  const parts: MailPart[] = [
    { is: "text", text: opening },
    {
      is: "facts",
      rows: [
        [statement.number, `${facts.number} · ${month}`],
        [statement.ourAddress, [facts.name, facts.address].filter((line) => line !== "").join(", ")],
        ...(facts.crib === "" ? [] : [[statement.crib, facts.crib] as const]),
        [statement.rides, String(facts.lines.length)],
        [statement.total, formatBoth(strings, facts.totalCents)],
      ],
    },
    { is: "facts", rows: facts.lines.map((line) => rideRow(strings, line)) },
    { is: "text", text: statement.ending(facts.number) },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: opening, link: page(SITE_PATHS.home) };
}

function rideRow(strings: NotificationStrings, line: StatementFacts["lines"][number]): MailRow {
  const guest = [line.rider, ...(line.room === null ? [] : [strings.statement.room(line.room)])].join(", ");
  const when = formatDateTime(strings, new Date(line.completedAt));
  return [
    `${line.reference} · ${when}`,
    `${guest} · ${line.pickup} – ${line.dropoff} · ${formatDollars(strings, line.fareCents)}`,
  ];
}
