import type { Ride } from "../../../contract/rides/ride.ts";
import { listRidesOfRiderEndpoint } from "../../../contract/accounts/riders.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Listing } from "../../office/listing.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";

/** The rides of a rider, the latest first. */
export function RiderRides({ riderId }: { readonly riderId: number }) {
  const text = useStrings("office");
  const words = useStrings("accounts/riders");
  const { shortDateTime, usd } = useFormats();
  const rides = usePagedList(listRidesOfRiderEndpoint, {}, { params: { id: riderId } });
  const columns: readonly Column<Ride>[] = [
    {
      id: "reference",
      label: words.reference,
      className: "nowrap",
      renderCell: ({ id, reference }) => <Link to={officePaths.operatorRide(id)}>{reference}</Link>,
    },
    { id: "when", label: words.when, renderCell: (ride) => shortDateTime(ride.ride_datetime) },
    { id: "route", label: words.route, renderCell: (ride) => <RideLines ride={ride} /> },
    {
      id: "driver",
      label: words.driver,
      labelled: true,
      renderCell: ({ driver_name }) => driver_name ?? words.noDriver,
    },
    { id: "state", label: text.state, renderCell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: "fare",
      label: words.fare,
      labelled: true,
      right: true,
      renderCell: ({ calculated_fare }) => usd(Number(calculated_fare)),
    },
  ];
  return (
    <section className="stack" aria-labelledby="rider-rides">
      <h2 id="rider-rides">{words.rides}</h2>
      <Listing query={rides} empty={words.ridesNone}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={words.rides}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
    </section>
  );
}
