import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useOnline } from "../../api/connection.ts";
import { useAction } from "../../api/use-action.ts";
import { GableCard } from "../../company/gable-card.tsx";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { checkEmail, optional } from "../../ui/validation/field-rules.ts";
import { attemptOf } from "../book-ride.ts";
import { type BookingDraft, type BookingError, tripError } from "../booking-draft.ts";
import { meetingPlaceOf } from "../meeting/meeting-place.ts";
import { personError } from "../person-error.ts";
import { PersonFields } from "../person-fields.tsx";
import { PricedLabel } from "../priced-label.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import { type Booked, bookCars } from "./book-cars.ts";
import { BookedCars } from "./booked-cars.tsx";
import { DealCode } from "./deal-code.tsx";
import { DepositNote } from "./deposit-note.tsx";
import { OtherHour } from "./other-hour.tsx";
import { PayChoice, useHowPaid } from "./pay-choice.tsx";
import { Promises, usePromise } from "./promises.tsx";
import { PriceHold } from "./price-hold.tsx";
import { PriceLines } from "./price-lines.tsx";
import { readAhead } from "./read-ahead.ts";
import { ShipFields } from "./ship-fields.tsx";
import { ThereAndBackFields } from "./there-and-back-fields.tsx";
import { TripSummary } from "./trip-summary.tsx";
import { TwoCars } from "./two-cars.tsx";
import { useBookingSentence } from "./use-booking-sentence.ts";
import { usePriceOfOthers } from "./use-price-of-others.ts";
import { VehicleChoice } from "./vehicle-choice.tsx";
import { WaitingBookingNote } from "./waiting-booking-note.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./fare-step.module.css";

/** As `--above-desktop` of the style sheets. */
const TWO_COLUMNS = "(min-width: 66.01rem)";

type FareStepProps = {
  readonly flow: BookingFlow;
  readonly fare: CalculatedFare;
  readonly className?: string | undefined;
};

/** The price, how it is made up, on the map, and the last two questions before the ride is booked. */
export default function FareStep({ flow, fare, className }: FareStepProps) {
  const text = useStrings("booking");
  const price = useStrings("booking/price");
  const paying = useStrings("booking/price/paying");
  const bookingSentence = useBookingSentence();
  const formats = useFormats();
  const online = useOnline();
  const wide = useMedia(TWO_COLUMNS);
  const navigate = useNavigate();
  const headingId = useId();
  const { draft, change, calculating } = flow;
  const promise = usePromise(flow, fare);
  const bookPriced = bookCars(draft, change, useLanguage().language, promise.insteadOf);
  const booking = useAction(async (priced: CalculatedFare) => {
    const done = await bookPriced(priced);
    const code = done.rides[0]?.tracking_code;
    if (done.rides.length === 1 && done.missing === null && code) await readAhead(code);
    return done;
  });
  const [error, setError] = useState<BookingError | null>(null);
  const step = useRef<HTMLDivElement>(null);
  const booked = useRef(false);
  const { forget } = flow;
  const { waitingBooking, bookedCars } = draft;
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

  const isBooked = bookedCars !== null;
  // The booked ride is shorter than the form, and would be out of sight where its button was pressed.
  useEffect(() => {
    if (!isBooked) return;
    const heading = step.current?.querySelector("h2");
    heading?.closest("form")?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }, [isBooked]);

  const isRefused = promise.isSaid(booking.error);
  useEffect(() => {
    if (isRefused) step.current?.querySelector<HTMLElement>("[data-full]")?.focus();
  }, [isRefused]);

  useEffect(() => {
    if (error === null) return;
    const field = step.current?.querySelector<HTMLElement>("[aria-invalid]");
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.focus();
  }, [error]);

  const isOthers = usePriceOfOthers(flow, fare);
  const how = useHowPaid(draft, fare);

  const onBooked = ({ rides: [first, second], missing }: Booked) => {
    if (missing !== null) return;
    booked.current = true;
    const codes = [first, second].flatMap((ride) =>
      ride?.tracking_code
        ? [{ code: ride.tracking_code, reference: ride.reference, vehicleType: ride.vehicle_type }]
        : [],
    );
    if (codes.length > 1) change({ bookedCars: codes });
    else
      // Back from there is the form for a next ride, no price of this one.
      navigate(codes[0] === undefined ? paths.home : paths.track(codes[0].code), {
        replace: true,
        state: { justBooked: true, ...(how === "now" ? { pay: "begin" } : {}) },
        glides: true,
      });
  };
  const book = () => {
    if (booking.isPending || calculating) return;
    if (promise.first !== null) {
      promise.first();
      return;
    }
    const found = faultIn(draft);
    setError(found);
    if (found !== null) return;
    if (!online) {
      change({ attempt: attemptOf(draft), waitingBooking: { fare } });
      return;
    }
    // Nobody books at a price they have not seen.
    if (Date.parse(fare.quote_expires_at) <= Date.now() || isOthers) {
      flow.price();
      return;
    }
    booking.run(fare, {
      onDone: onBooked,
      onError: (failure) => {
        promise.refused(failure);
        // Its last use has gone meanwhile: nobody books at a price they haven't seen.
        if (failure instanceof ApiError && failure.code === "deal_refused") flow.price({ code: "" });
      },
    });
  };
  const missing = booking.data?.missing ?? null;
  const failed =
    missing === null
      ? bookingSentence(isRefused ? null : booking.error)
      : price.oneCarBooked(bookingSentence(missing) ?? "");

  // The fault of a name, a number or an address is said at its field; the rest at the button that was pressed, which is
  // always in sight.
  const atButton = error === "name" || error === "phone" || error === "email" ? null : error;
  const fault = (
    <FormError>
      {atButton ? { ...text.errors, ...price.personErrors }[atButton] : (flow.error ?? failed)}
    </FormError>
  );

  const cars =
    fare.twoCars === null ? (
      <VehicleChoice flow={flow} fare={fare} />
    ) : (
      <TwoCars cars={fare.twoCars} draft={draft} />
    );

  return (
    <div className={classNames(styles.fareStep, className)} ref={step}>
      <TripSummary flow={flow} fare={fare} short={!wide}>
        {wide && !isBooked && cars}
      </TripSummary>
      <GableCard
        headingId={headingId}
        busy={booking.isPending || calculating}
        heading={
          <h2 id={headingId} tabIndex={-1} className={styles.priceHead}>
            <span className={styles.label}>{isBooked ? price.bothBooked : price.estimated}</span>
            <span className={styles.price}>{formats.usd(fare.total)}</span>
          </h2>
        }
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          book();
        }}
      >
        {bookedCars === null ? (
          <>
            <Promises promise={promise} draft={draft} />
            {!wide && cars}
            <PriceLines fare={fare} onAccount={Boolean(draft.onAccount)} how={how} />
            <DealCode flow={flow} fare={fare} />
            <OtherHour flow={flow} fare={fare} />
            <PriceHold until={fare.quote_expires_at} onOver={() => flow.price()} />
            <DepositNote fare={fare} />
            <PayChoice fare={fare} how={how} onChange={change} />
            <PersonFields
              draft={draft}
              onChange={(values) => {
                // It goes with what it was about.
                if (faultIn({ ...draft, ...values }) !== error) setError(null);
                change(values);
              }}
              error={error}
              asksFlight={meetingPlaceOf(draft.pickup) === "hato"}
            />
            <ShipFields draft={draft} fare={fare} onChange={change} />
            <ThereAndBackFields flow={flow} />
            {waitingBooking !== null && fault}
            {!online && waitingBooking === null && (
              <Note tone="warn" icon="nosignal">
                {price.offlineBooking}
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
              {waitingBooking === null && fault}
              <Button
                type="submit"
                tone="action"
                size="large"
                block
                busy={booking.isPending || calculating}
                busyLabel={calculating ? text.calculating : price.booking}
              >
                <PricedLabel
                  label={
                    promise.label ??
                    (how === "now" ? paying.book : fare.twoCars === null ? price.bookNow : price.bookBoth)
                  }
                  usd={fare.total}
                />
              </Button>
            </div>
          </>
        ) : (
          <BookedCars cars={bookedCars} />
        )}
      </GableCard>
    </div>
  );
}

/** The first thing that keeps the ride from being booked. */
function faultIn(draft: BookingDraft): BookingError | null {
  const mailFault = optional(checkEmail)(draft.email) === undefined ? null : "email";
  return tripError(draft, new Date()) ?? personError(draft) ?? mailFault;
}
