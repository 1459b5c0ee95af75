import type { ShiftProposal } from "../../contract/shifts/shifts.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { shiftsOn, WEEKDAYS } from "../../domain/shifts/shift-times.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useHoursText } from "./use-hours-text.ts";
import { dayLike } from "./week-values.ts";

/** A proposal line by line: the week, single days, home, and the driver's own words. */
export function ProposalWords({ proposal }: { readonly proposal: ShiftProposal }) {
  const text = useStrings("shifts");
  const { weekday, shortDate } = useFormats();
  const words = useHoursText();
  const { week, days, home, changes_home: changesHome, note } = proposal;
  return (
    <ul className="small">
      {week !== null &&
        WEEKDAYS.map((one) => (
          <li key={one}>
            {weekday(noonOf(dayLike(one)))}: {words.day(shiftsOn(dayLike(one), { week, days: [] }))}
          </li>
        ))}
      {days.map((day) => (
        <li key={day.day}>
          {weekday(noonOf(day.day))} {shortDate(noonOf(day.day))}: {words.day(day)}
        </li>
      ))}
      {changesHome && <li>{home === null ? text.noHome : text.homeIs(home.name)}</li>}
      {note !== null && <li>“{note}”</li>}
    </ul>
  );
}
