import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addDays } from "../../../contract/curacao-time.ts";
import { getAnalytics } from "../../../contract/reports/reports.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { TableFrame } from "../../ui/table.tsx";
import type { ArchiveChoice } from "./archive-filter.ts";

type Row = { readonly name: string; readonly rides: number; readonly revenue: number };

/** What the rides of these days came to: by day, driver, ride type and zone. */
export function RevenuePictures({ choice }: { readonly choice: ArchiveChoice }) {
  const text = useMessages("figures");
  const types = useMessages("rides").vehicleType;
  const { from, until, driver } = choice;
  const figures = useQuery({
    ...endpointQuery(getAnalytics, {
      query: {
        ...(from === "" ? {} : { start_date: from }),
        // The archive's last day counts; a report leaves its end out.
        ...(until === "" ? {} : { end_date: addDays(until, 1) }),
        ...(driver === "" ? {} : { driver_id: Number(driver) }),
      },
    }),
    placeholderData: keepPreviousData,
  }).data;
  if (figures === undefined) return null;
  const { by_day: byDay } = figures;
  return (
    <div className="pictures">
      <Picture
        title={text.byDay}
        rows={byDay.labels.map((name, index) => ({
          name,
          rides: byDay.rides[index] ?? 0,
          revenue: byDay.revenue[index] ?? 0,
        }))}
      />
      <Picture title={text.byDriver} rows={figures.by_driver} />
      <Picture
        title={text.byType}
        rows={figures.by_type.map((row) => ({ ...row, name: types[row.vehicle_type] }))}
      />
      <Picture
        title={text.byZone}
        rows={figures.by_zone.map((row) => (row.zone === null ? { ...row, name: text.otherRides } : row))}
      />
    </div>
  );
}

/** A table whose figures are drawn as bars too, so that picture and table are one. */
function Picture({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const text = useMessages("figures");
  const formats = useFormats();
  const most = Math.max(1, ...rows.map((row) => row.revenue));
  const shown = rows.filter((row) => row.rides > 0);
  return (
    <div className="panel picture">
      <div className="h">
        <h2>{title}</h2>
      </div>
      {shown.length === 0 ? (
        <p className="panel-empty">{text.noFigures}</p>
      ) : (
        <TableFrame label={title}>
          <thead className="sr">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{text.rides}</th>
              <th scope="col">{text.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className="r muted">
                  {row.rides} <span aria-hidden="true">{text.rides.toLocaleLowerCase()}</span>
                </td>
                <td className="bar-cell">
                  <span className="bar" style={{ width: `${(row.revenue / most) * 60}%` }} />
                  <b>{formats.usd(row.revenue)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}
