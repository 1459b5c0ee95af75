import { listPartnerRidesEndpoint } from "../../contract/partners/partners.endpoints.ts";
import type { PartnerRide } from "../../contract/partners/partner-schemas.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { StatusBadge } from "../rides/status-badge.tsx";
import { Link } from "../router/link.tsx";
import { paths } from "../router/paths.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { QueryView } from "../ui/query-view.tsx";

/** How old the list may be before it is asked for again. */
const FRESH_MS = 15_000;

/** The rides on the account, those to come first; each leads to its own page, where it can be followed and cancelled. */
export function AccountRides({ partner }: { readonly partner: { readonly code: string } }) {
  const text = useStrings("partners");
  const errorText = useErrorText();
  const { usd, shortDateTime } = useFormats();
  const rides = useRead(read(listPartnerRidesEndpoint, { params: { code: partner.code } }, FRESH_MS));
  const columns: readonly Column<PartnerRide>[] = [
    {
      id: "when",
      label: text.when,
      namesRow: true,
      renderCell: (ride) => (
        <Link to={paths.track(ride.tracking_code)}>{shortDateTime(ride.ride_datetime)}</Link>
      ),
    },
    { id: "guest", label: text.guest, labelled: true, renderCell: ({ rider_name }) => rider_name },
    { id: "room", label: text.room, labelled: true, renderCell: ({ room }) => room ?? "" },
    {
      id: "trip",
      label: text.trip,
      labelled: true,
      renderCell: (ride) => `${ride.pickup_location} – ${ride.dropoff_location}`,
    },
    {
      id: "driver",
      label: text.driver,
      labelled: true,
      renderCell: ({ driver }) => (driver === null ? "" : `${driver.name}, ${driver.plate}`),
    },
    { id: "status", label: text.status, renderCell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: "fare",
      label: text.fare,
      className: "number",
      labelled: true,
      renderCell: ({ calculated_fare }) => usd(Number(calculated_fare)),
    },
  ];
  return (
    <section className="wrap section stack">
      <h2>{text.rides}</h2>
      <QueryView query={rides} loading={text.loading} failed={errorText}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{text.none}</p>
          ) : (
            <DataTable
              stacks
              label={text.rides}
              columns={columns}
              rows={rows}
              keyOf={({ reference }) => reference}
            />
          )
        }
      </QueryView>
    </section>
  );
}
