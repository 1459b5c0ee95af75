import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useMemo, useState } from "react";
import { getConfig } from "../../../contract/company/company.endpoints.ts";
import { getDirections } from "../../../contract/places/places.endpoints.ts";
import { serverText, ApiError } from "../../api/api-error.ts";
import { useOnline } from "../../api/connection.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { paths } from "../../app/paths.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { RouteLines } from "../../rides/route-lines.tsx";
import { useNavigate } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { House } from "../../ui/house.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { type BookingDraft, type BookingFault, personFault, pickupInstant } from "./booking-draft.ts";
import { PriceHold } from "./price-hold.tsx";
import { PersonFields } from "./person-fields.tsx";
import { type CalculatedFare, useBookRide } from "./use-booking.ts";

type FareStepProps = {
  readonly draft: BookingDraft;
  readonly fare: CalculatedFare;
  readonly onChange: (values: Partial<BookingDraft>) => void;
  readonly onBack: () => void;
  /** The price is no longer held: work it out again. */
  readonly onStale: () => void;
  readonly onBooked: () => void;
};

const SUCCESS_TOAST_MS = 6_000;

/** The price, how it is made up, on the map, and the last two questions before the ride is booked. */
export default function FareStep({ draft, fare, onChange, onBack, onStale, onBooked }: FareStepProps) {
  const text = useMessages("booking");
  const formats = useFormats();
  const online = useOnline();
  const navigate = useNavigate();
  const toast = useToast();
  const headingId = useId();
  const booking = useBookRide(draft, onChange);
  const [fault, setFault] = useState<BookingFault | null>(null);

  const book = (event: FormEvent) => {
    event.preventDefault();
    if (booking.isPending) return;
    const found = personFault(draft);
    setFault(found);
    if (found !== null) return;
    booking.mutate(fare.quote, {
      onSuccess: (ride) => {
        onBooked();
        toast({ text: text.success, durationMs: SUCCESS_TOAST_MS });
        navigate(ride.tracking_code === null ? paths.home : paths.track(ride.tracking_code));
      },
    });
  };

  return (
    <div className="fare-step">
      <TripSummary draft={draft} fare={fare} onBack={onBack} />
      <House
        headingId={headingId}
        busy={booking.isPending}
        heading={
          <h2 id={headingId} tabIndex={-1} className="price-head">
            <span className="lb">{text.estimated}</span>
            <span className="price">{formats.usd(fare.fare)}</span>
          </h2>
        }
        onSubmit={book}
      >
        <FareLines lines={fare.breakdown} total={fare.fare} />
        <p className="small muted">{text.inCash(formats.xcg(fare.fare))}</p>
        <PriceHold until={fare.quote_expires_at} onOver={onStale} />
        <PersonFields draft={draft} onChange={onChange} fault={fault} />
        <FormError>{fault ? text.faults[fault] : bookingSentence(booking.error, text)}</FormError>
        {!online && (
          <Note tone="warn" icon="nosignal">
            {text.offlineBooking}
          </Note>
        )}
        <div className="sticky">
          <Button
            type="submit"
            tone="action"
            size="large"
            block
            busy={booking.isPending}
            busyLabel={text.booking}
            disabled={!online}
          >
            {text.bookNow}
          </Button>
        </div>
      </House>
    </div>
  );
}

/** The spec's words: what the server said behind "Failed to book ride", else the plain sentence. */
function bookingSentence(
  error: Error | null,
  text: { bookFailed: string; bookFailedBecause: (why: string) => string },
) {
  if (error === null) return null;
  if (!(error instanceof ApiError) || !error.answered) return text.bookFailed;
  return text.bookFailedBecause(serverText(error) ?? "Unknown error");
}

function TripSummary({ draft, fare, onBack }: Pick<FareStepProps, "draft" | "fare" | "onBack">) {
  const text = useMessages("booking");
  const rides = useMessages("rides");
  const formats = useFormats();
  const [now] = useState(() => new Date());
  return (
    <section className="trip-sum" aria-label={text.yourTrip}>
      <div className="hd">
        <RouteLines pickup={draft.pickup.text} dropoff={draft.dropoff.text} />
        <Button size="desk" onClick={onBack}>
          {text.change}
        </Button>
      </div>
      <TripMap draft={draft} />
      <dl className="facts">
        <div>
          <dt>{text.distance}</dt>
          <dd>{formats.km(fare.distance_km)}</dd>
        </div>
        <div>
          <dt>{text.duration}</dt>
          <dd>{text.minutes(fare.duration_min)}</dd>
        </div>
        <div>
          <dt>{rides.pickup}</dt>
          <dd>
            {draft.when === "now"
              ? text.asSoonAsPossible
              : formats.dateTime(pickupInstant(draft.when, now) ?? now)}
          </dd>
        </div>
        <div className="opt2">
          <dt>{text.party}</dt>
          <dd>
            {rides.passengers(draft.passengers)}, {rides.bags(draft.luggage)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function TripMap({ draft }: { readonly draft: BookingDraft }) {
  const text = useMessages("booking");
  const config = useQuery(endpointQuery(getConfig)).data;
  const { pickup, dropoff } = draft;
  const known = pickup.lat !== null && pickup.lng !== null && dropoff.lat !== null && dropoff.lng !== null;
  const directions = useQuery({
    ...endpointQuery(getDirections, {
      query: { from: `${pickup.lat},${pickup.lng}`, to: `${dropoff.lat},${dropoff.lng}` },
    }),
    enabled: known,
  });
  const markers = useMemo(
    () =>
      known
        ? [
            {
              id: "pickup",
              kind: "start" as const,
              name: pickup.text,
              label: pickup.text,
              lat: pickup.lat ?? 0,
              lng: pickup.lng ?? 0,
            },
            {
              id: "dropoff",
              kind: "end" as const,
              name: dropoff.text,
              label: dropoff.text,
              lat: dropoff.lat ?? 0,
              lng: dropoff.lng ?? 0,
            },
          ]
        : [],
    [known, pickup, dropoff],
  );
  const routes = useMemo(
    () => (directions.data ? [{ line: directions.data.geometry }] : []),
    [directions.data],
  );
  return (
    <div className="trip-map">
      <RideMap
        label={text.mapOf(pickup.text, dropoff.text)}
        markers={markers}
        routes={routes}
        googleKey={config?.map.google_key ?? null}
      />
    </div>
  );
}
