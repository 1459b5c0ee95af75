import { paths } from "../../app/paths.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { pageNumbers } from "./archive-filter.ts";

/** A page of completed rides. */
export function ArchiveTable({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useMessages("figures");
  const desk = useMessages("desk");
  const formats = useFormats();
  return (
    <div className="panel">
      <TableFrame label={text.title}>
        <thead>
          <tr>
            <th scope="col">{text.rideId}</th>
            <th scope="col">{text.rider}</th>
            <th scope="col">{text.driver}</th>
            <th scope="col">{text.route}</th>
            <th scope="col">{text.dateTime}</th>
            <th scope="col" className="r">
              {desk.distance}
            </th>
            <th scope="col" className="r">
              {desk.fare}
            </th>
            <th scope="col">{desk.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rides.map((ride) => (
            <tr key={ride.id}>
              <td className="strong">{ride.id}</td>
              <td>
                {ride.rider_name}
                <br />
                <span className="muted tiny">{ride.rider_phone}</span>
              </td>
              <td>{ride.driver_name ?? desk.notAvailable}</td>
              <td>
                <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
              </td>
              <td>{formats.shortDateTime(ride.completed_at ?? ride.ride_datetime)}</td>
              <td className="r">{formats.km(Number(ride.distance_km) || 0)}</td>
              <td className="r">{formats.usd(Number(ride.calculated_fare) || 0)}</td>
              <td>
                <ButtonLink
                  size="desk"
                  tone="quiet"
                  to={paths.operatorRide(ride.id)}
                  aria-label={`${desk.details}, #${ride.id}`}
                >
                  {desk.details}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

type ArchivePagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
};

/** Previous, the numbered pages, and Next. */
export function ArchivePages({ page, pages, onGo }: ArchivePagesProps) {
  const text = useMessages("figures");
  if (pages < 2) return null;
  return (
    <nav className="archive-pages" aria-label={text.pages}>
      <Button size="desk" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {text.previous}
      </Button>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            size="desk"
            key={number}
            tone={number === page ? "ink" : "quiet"}
            aria-current={number === page ? "page" : undefined}
            aria-label={text.page(number)}
            onClick={() => onGo(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button size="desk" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}
