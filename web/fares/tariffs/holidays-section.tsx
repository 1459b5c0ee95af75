import { useState } from "react";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  addHolidayEndpoint,
  listHolidaysEndpoint,
  removeHolidayEndpoint,
} from "../../../contract/fares/tariffs.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { Listing } from "../../office/listing.tsx";
import { RecordForm } from "../../office/record-form.tsx";
import { RemoveButton } from "../../office/remove-button.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { holidayName } from "./holiday-name.ts";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";

type Holiday = ResultOf<typeof listHolidaysEndpoint>[number];

const YEARS_SHOWN = 3;

/** The public holidays of a year with the company's own beside them. */
export function HolidaysSection() {
  const text = useStrings("office");
  const errorText = useErrorText();
  const { date, time, weekday } = useFormats();
  const [thisYear] = useState(() => Number(curacaoDate(new Date()).slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  const holidays = useRead(read(listHolidaysEndpoint, { query: { year } }));
  const refresh = [listHolidaysEndpoint];
  const remove = useStaffAction(removeHolidayEndpoint, { refresh, toastText: text.holidays.removed });
  const actions: Column<Holiday> = {
    id: "actions",
    label: text.actions,
    renderCell: (holiday) =>
      holiday.extra && (
        <RemoveButton
          label={text.holidays.remove}
          row={holiday.name}
          busy={remove.isPending && remove.input?.params?.["date"] === holiday.date}
          onPress={() => remove.run({ params: { date: holiday.date } })}
        />
      ),
  };
  const columns: readonly Column<Holiday>[] = [
    {
      id: "date",
      label: text.date,
      renderCell: (holiday) => `${weekday(noonOf(holiday.date))}, ${date(noonOf(holiday.date))}`,
    },
    { id: "name", label: text.name, renderCell: (holiday) => holidayName(holiday, text.holidays.names) },
    {
      id: "from",
      label: text.holidays.from,
      labelled: true,
      renderCell: ({ from }) =>
        from === null ? text.holidays.wholeDay : time(`2026-01-01T${from.slice(0, 5)}:00-04:00`),
    },
    {
      id: "state",
      label: text.state,
      labelled: true,
      renderCell: ({ extra }) => (extra ? text.holidays.own : text.holidays.law),
    },
    // Those by law stay: without one of the company's own there is nothing to do in any row.
    ...(holidays.data?.some(({ extra }) => extra) ? [actions] : []),
  ];
  return (
    <>
      <SectionHead title={text.nav.holidays} about={text.holidays.intro} />
      <div className={cardStyles.card}>
        <RecordForm
          draft="holiday"
          label={text.holidays.add}
          saveLabel={text.holidays.add}
          fields={[
            { name: "date", label: text.date, type: "date" },
            { name: "name", label: text.name },
            { name: "from", label: text.holidays.from, type: "time", optional: true },
          ]}
          initial={{}}
          endpoint={addHolidayEndpoint}
          input={({ date: day, name, from }) => ({ body: { date: day, name, ...(from ? { from } : {}) } })}
          refresh={refresh}
          toastText={text.holidays.added}
        />
      </div>
      <div className={staffStyles.bar}>
        <SelectField
          className={staffStyles.field}
          label={text.holidays.year}
          compact
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        >
          {Array.from({ length: YEARS_SHOWN }, (_, index) => (
            <option key={index} value={thisYear + index}>
              {thisYear + index}
            </option>
          ))}
        </SelectField>
      </div>
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <Listing query={holidays} empty={text.holidays.intro}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.nav.holidays}
            columns={columns}
            rows={rows}
            keyOf={(holiday) => `${holiday.date} ${holiday.name}`}
          />
        )}
      </Listing>
    </>
  );
}
