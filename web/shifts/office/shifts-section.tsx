import { useState } from "react";
import { listShiftsEndpoint } from "../../../contract/shifts/shifts.endpoints.ts";
import type { ShiftDay, ShiftsRow } from "../../../contract/shifts/shifts.ts";
import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { weekdayOf } from "../../../domain/shifts/shift-times.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { WeekDialog } from "./week-dialog.tsx";
import { WeekTable } from "./week-table.tsx";

const WEEK = 7;

/** Everybody's week at a glance; a day or a whole week is written by a press on it. */
export function ShiftsSection() {
  const text = useStrings("shifts/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const { shortDate } = useFormats();
  const [thisMonday] = useState(() => mondayOf(curacaoDate(new Date())));
  const [monday, setMonday] = useState(thisMonday);
  const shifts = useRead(read(listShiftsEndpoint, { query: { from: monday, days: String(WEEK) } }), {
    everyMs: MINUTE_MS,
  });
  const [week, setWeek] = useState<ShiftsRow | null>(null);
  const [day, setDay] = useState<{ driver: ShiftsRow; day: ShiftDay } | null>(null);
  return (
    <>
      <SectionHead title={staff.nav.shifts} about={text.about}>
        <IconButton icon="left" label={text.before} onClick={() => setMonday(addDays(monday, -WEEK))} />
        <span className="small strong" aria-live="polite">
          {shortDate(noonOf(monday))} – {shortDate(noonOf(addDays(monday, WEEK - 1)))}
        </span>
        <IconButton icon="right" label={text.after} onClick={() => setMonday(addDays(monday, WEEK))} />
        {monday !== thisMonday && (
          <Button size="compact" onClick={() => setMonday(thisMonday)}>
            {text.thisWeek}
          </Button>
        )}
      </SectionHead>
      <QueryView query={shifts} loading={staff.loading} failed={errorText}>
        {(found) =>
          found.drivers.length === 0 ? (
            <EmptyState heading="h2" title={text.nobody} />
          ) : (
            <WeekTable
              shifts={found}
              onWeek={setWeek}
              onDay={(driver, one) => setDay({ driver, day: one })}
            />
          )
        }
      </QueryView>
      <WeekDialog driver={week} onClose={() => setWeek(null)} />
      <DayDialog chosen={day} onClose={() => setDay(null)} />
    </>
  );
}

function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
