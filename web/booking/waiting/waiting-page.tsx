import {
  getPlaceInLineEndpoint,
  leaveWaitingListEndpoint,
} from "../../../contract/promises/waiting-list.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { CallOffice } from "../../company/call-office.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { paths } from "../../router/paths.ts";
import { useNavigate, useParams } from "../../router/router-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPage } from "../../ui/empty-page.tsx";
import { FormError } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { onIslandClock } from "../booking-draft.ts";
import { useBookingDraft } from "../use-booking-draft.ts";
import { useFareOfTrip } from "../use-booking.ts";
import { PRICE_STEP } from "../use-booking-flow.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./waiting-page.module.css";

type Place = ResultOf<typeof getPlaceInLineEndpoint>;

const LOOK_EVERY_MS = 30_000;

/** Where somebody follows their place in the line: for which time they wait, the way to book it, and the way out. */
export default function WaitingPage() {
  const text = useStrings("booking/waiting");
  const errorText = useErrorText();
  const code = useParams()["code"] ?? "";
  const place = useRead(read(getPlaceInLineEndpoint, { params: { code } }), { everyMs: LOOK_EVERY_MS });
  const isGone = place.error instanceof ApiError && place.error.status === 404;
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} hidden />
      {place.data === undefined && !isGone && <h1 className="visually-hidden">{text.headTitle}</h1>}
      <div className={`wrap section stack ${styles.page}`}>
        {isGone ? (
          <EmptyPage title={text.goneTitle} text={text.gone}>
            <CallOffice />
          </EmptyPage>
        ) : (
          <QueryView query={place} loading={text.loading} failed={errorText}>
            {(data) => <InLine code={code} place={data} onChanged={place.refetch} />}
          </QueryView>
        )}
      </div>
    </>
  );
}

type InLineProps = { readonly code: string; readonly place: Place; readonly onChanged: () => void };

function InLine({ code, place, onChanged }: InLineProps) {
  const text = useStrings("booking/waiting");
  const rides = useStrings("rides");
  const formats = useFormats();
  const errorText = useErrorText();
  const book = useBookPlace(code, place);
  const leaving = useChange(() => call(leaveWaitingListEndpoint, { params: { code } }), {
    onDone: onChanged,
  });
  const { state, as_soon_as_possible: isNextCar } = place;
  const isInLine = state === "waiting" || state === "told";
  const time = formats.shortDateTime(place.wanted_at);
  const title =
    state === "left" ? text.titles.left : isNextCar ? text.nextCar.titles[state] : text.titles[state](time);
  const says = isNextCar && state === "waiting" ? text.nextCar.says : text.says[state];
  return (
    <section className={`${cardStyles.card} stack`} aria-live="polite">
      <div>
        <h1>{title}</h1>
        <p className="muted">{says}</p>
      </div>
      <RouteLines pickup={place.pickup_location} dropoff={place.dropoff_location} />
      <p className="small muted">
        {rides.passengers(place.passenger_count)}, {rides.bags(place.luggage_count)}
      </p>
      {state === "told" && (
        <Button
          tone="action"
          size="large"
          block
          busy={book.isPending}
          busyLabel={text.joining}
          onClick={book.run}
        >
          {isNextCar ? text.nextCar.book : text.book(formats.time(place.wanted_at))}
        </Button>
      )}
      {isInLine && (
        <Button block busy={leaving.isPending} busyLabel={text.joining} onClick={() => leaving.run()}>
          {text.leave}
        </Button>
      )}
      <FormError>{leaving.error && errorText(leaving.error)}</FormError>
      {!isInLine && <ButtonLink to={paths.bookYourRide}>{text.another}</ButtonLink>}
    </section>
  );
}

/** Leads to the price of the trip that was waited for. */
function useBookPlace(code: string, place: Place) {
  const navigate = useNavigate();
  const [draft, change] = useBookingDraft();
  const fare = useFareOfTrip();
  const when = place.as_soon_as_possible ? "now" : onIslandClock(new Date(place.wanted_at));
  const trip = {
    pickup: { text: place.pickup_location, lat: place.pickup_lat, lng: place.pickup_lng },
    dropoff: { text: place.dropoff_location, lat: place.dropoff_lat, lng: place.dropoff_lng },
    stops: [],
    when,
    passengers: place.passenger_count,
    luggage: place.luggage_count,
    vehicleType: place.vehicle_type ?? ("" as const),
    wayBack: null,
    waitingBooking: null,
    priced: null,
    waitedFor: { code, when },
  };
  const run = () => {
    change(trip);
    fare.run(
      { ...draft, ...trip },
      {
        onDone: ({ places, ...priced }) => {
          change({ ...places, priced });
          navigate(paths.bookYourRide + PRICE_STEP);
        },
        onError: () => navigate(paths.bookYourRide),
      },
    );
  };
  return { run, isPending: fare.isPending };
}
