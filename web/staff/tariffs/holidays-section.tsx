import { useState } from "react";
import { curacaoDate } from "../../../contract/curacao-time.ts";
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
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { Listing } from "../listing.tsx";
import { RecordForm } from "../record-form.tsx";
import { useStaffAction } from "../use-staff-action.ts";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../staff.module.css";

const YEARS_SHOWN = 3;

/** The public holidays of a year with the company's own beside them. */
export function HolidaysSection() {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const { date, weekday } = useFormats();
  const [thisYear] = useState(() => Number(curacaoDate(new Date()).slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  const holidays = useRead(read(listHolidaysEndpoint, { query: { year } }));
  const refresh = [listHolidaysEndpoint];
  const remove = useStaffAction(removeHolidayEndpoint, { refresh, said: text.holidays.removed });
  const moment = (day: string) => `${day}T12:00:00-04:00`;
  return (
    <>
      <p className="muted">{text.holidays.intro}</p>
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
          said={text.holidays.added}
        />
      </div>
      <div className={staffStyles.bar}>
        <SelectField
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
          <TableFrame label={text.nav.holidays}>
            <thead>
              <tr>
                <th scope="col">{text.date}</th>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.holidays.from}</th>
                <th scope="col">{text.state}</th>
                <th scope="col">{text.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((holiday) => (
                <tr key={`${holiday.date} ${holiday.name}`}>
                  <td>{`${weekday(moment(holiday.date))}, ${date(moment(holiday.date))}`}</td>
                  <td>{holiday.name}</td>
                  <td>{holiday.from === null ? text.holidays.wholeDay : holiday.from.slice(0, 5)}</td>
                  <td>{holiday.extra ? text.holidays.own : text.holidays.law}</td>
                  <td>
                    {holiday.extra && (
                      <Button
                        size="compact"
                        aria-label={`${text.holidays.remove}: ${holiday.name}`}
                        busy={remove.isPending && remove.input?.params?.["date"] === holiday.date}
                        onClick={() => remove.run({ params: { date: holiday.date } })}
                      >
                        {text.holidays.remove}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        )}
      </Listing>
    </>
  );
}
