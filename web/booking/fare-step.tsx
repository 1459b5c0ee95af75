import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ApiError, serverText } from "../api/api-error.ts";
import { useOnline } from "../api/connection.ts";
import { useAction } from "../api/use-action.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { paths } from "../router/paths.ts";
import { companyPhone } from "../company/company-phone.ts";
import { FareLines } from "../fares/fare-lines.tsx";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { useNavigate } from "../router/router-context.ts";
import { Button } from "../ui/button.tsx";
import { GableCard } from "../company/gable-card.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { type BookingError, personError } from "./booking-draft.ts";
import { PersonFields } from "./person-fields.tsx";
import { PriceHold } from "./price-hold.tsx";
import { TripSummary } from "./trip-summary.tsx";
import { attemptOf, bookRide } from "./book-ride.ts";
import type { CalculatedFare } from "./use-booking.ts";
import type { BookingFlow } from "./use-booking-flow.ts";
import { VehicleChoice } from "./vehicle-choice.tsx";
import { WaitingBookingNote } from "./waiting-booking-note.tsx";
import styles from "./fare-step.module.css";

type FareStepProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

const SUCCESS_TOAST_MS = 6_000;

/** The price, how it is made up, on the map, and the last two questions before the ride is booked. */
export default function FareStep({ flow, fare }: FareStepProps) {
  const text = useStrings("booking");
  const bookingSentence = useBookingSentence();
  const formats = useFormats();
  const online = useOnline();
  const navigate = useNavigate();
  const toast = useToast();
  const headingId = useId();
  const { draft, change, calculating } = flow;
  const booking = useAction(bookRide(draft, change, useLanguage().language));
  const [error, setError] = useState<BookingError | null>(null);
  const step = useRef<HTMLDivElement>(null);
  const booked = useRef(false);
  const { forget } = flow;
  const { waitingBooking } = draft;
  const unsure = (draft.attempt?.bodies.length ?? 0) > 0;

  // The next page takes a moment to load; until then the trip stays visible.
  useEffect(
    () => () => {
      if (booked.current) forget();
    },
    [forget],
  );

  // The price has replaced the form, wherever on the page it was asked for.
  useEffect(() => {
    step.current?.scrollIntoView({ block: "start" });
    step.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, []);

  const book = () => {
    if (booking.isPending || calculating) return;
    const found = personError(draft);
    setError(found);
    if (found !== null) return;
    if (!online) {
      change({ attempt: attemptOf(draft), waitingBooking: { fare } });
      return;
    }
    // Nobody books at a price they have not seen.
    if (Date.parse(fare.quote_expires_at) <= Date.now()) {
      flow.price();
      return;
    }
    booking.run(fare.quote, {
      onDone: (ride) => {
        booked.current = true;
        toast({ text: text.success, durationMs: SUCCESS_TOAST_MS });
        navigate(ride.tracking_code === null ? paths.home : paths.track(ride.tracking_code));
      },
    });
  };

  return (
    <div className={styles.fareStep} ref={step}>
      <TripSummary flow={flow} fare={fare} />
      <GableCard
        headingId={headingId}
        busy={booking.isPending || calculating}
        heading={
          <h2 id={headingId} tabIndex={-1} className={styles.priceHead}>
            <span className={styles.label}>{text.estimated}</span>
            <span className={styles.price}>{formats.usd(fare.fare)}</span>
          </h2>
        }
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          book();
        }}
      >
        <FareLines lines={fare.breakdown} total={fare.fare} />
        <p className="small muted">{text.inCash(formats.xcg(fare.fare))}</p>
        <PriceHold until={fare.quote_expires_at} onOver={() => flow.price()} />
        <VehicleChoice flow={flow} fare={fare} />
        <PersonFields draft={draft} onChange={change} error={error} />
        <FormError>{error ? text.errors[error] : (flow.error ?? bookingSentence(booking.error))}</FormError>
        {!online && waitingBooking === null && (
          <Note tone="warn" icon="nosignal">
            {text.offlineBooking}
          </Note>
        )}
        {waitingBooking !== null && (
          <WaitingBookingNote
            waitingBooking={waitingBooking}
            unsure={unsure}
            fare={fare}
            calculating={calculating}
            booking={booking.isPending}
            onPrice={() => flow.price()}
            onBook={book}
            onDrop={() => change({ waitingBooking: null, ...(unsure ? {} : { attempt: null }) })}
          />
        )}
        <div className={styles.sticky} hidden={waitingBooking !== null}>
          <Button
            type="submit"
            tone="action"
            size="large"
            block
            busy={booking.isPending || calculating}
            busyLabel={calculating ? text.calculating : text.booking}
          >
            {text.bookNow}
          </Button>
        </div>
      </GableCard>
    </div>
  );
}

/** The spec's words: what the server said behind "Failed to book ride", else the plain sentence. */
function useBookingSentence(): (error: Error | null) => string | null {
  const text = useStrings("booking");
  const why = useTranslatedReason();
  const english = useLanguage().language === "en";
  return (error) => {
    if (error === null) return null;
    if (!(error instanceof ApiError) || !error.answered) return text.bookFailed;
    return text.bookFailedBecause(english ? (serverText(error) ?? "Unknown error") : why(error));
  };
}

/** The server speaks English: elsewhere the fields it named or the sentence for its code, and the phone it gave. */
function useTranslatedReason(): (error: ApiError) => string {
  const text = useStrings("booking");
  const { needs } = useStrings("rides");
  const errorText = useErrorText();
  const labels: Readonly<Record<string, string | undefined>> = {
    rider_name: text.fullName,
    rider_phone: text.phone,
    rider_email: text.email,
    vehicle_type: text.vehicleType,
    ...needs,
  };
  return (error) => {
    const { phone } = error.body;
    const named = Object.keys(error.fields).flatMap((field) => labels[field] ?? []);
    const reason = named.length > 0 ? named.join(", ") : errorText(error);
    return typeof phone === "string" ? `${reason} ${companyPhone(phone)}` : reason;
  };
}
