import { useEffect, useState } from "react";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { paths } from "../../router/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RateRide } from "../rating/rate-ride.tsx";
import { useParams } from "../../router/router-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { DriverCard } from "./driver-card.tsx";
import { RIDE_STAGES, minutesToGo, stageOf } from "./ride-stage.ts";
import { RideActions } from "./ride-actions.tsx";
import { ProveBooking } from "./prove-booking.tsx";
import { TrackMap } from "./track-map.tsx";
import { TripCard } from "./trip-card.tsx";
import type { RidesStrings } from "../strings/en.ts";
import type { TrackStrings } from "./strings/en.ts";
import { useTrackedRide } from "./use-tracked-ride.ts";
import cardStyles from "../../ui/card.module.css";
import mapFrameStyles from "../../map/map-frame.module.css";
import pulseStyles from "../../ui/pulse.module.css";
import styles from "./track-page.module.css";

const TICK_MS = 15_000;
/** Older than this, what is shown is no longer called live. */
const LIVE_FOR_MS = 20_000;

/** The state of a booked ride, for whoever has its code. */
export default function TrackPage() {
  const text = useStrings("rides/tracking");
  const errorText = useErrorText();
  const code = useParams()["code"] ?? "";
  const ride = useTrackedRide(code);
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} hidden />
      {!ride.data && <h1 className="visually-hidden">{text.stagesLabel}</h1>}
      {ride.data ? (
        <TrackedRideView
          ride={ride.data}
          code={code}
          updatedAt={ride.updatedAt}
          failing={ride.error !== null}
        />
      ) : ride.error instanceof ApiError && ride.error.status === 404 ? (
        <div className="wrap section">
          <EmptyState
            heading="h2"
            title={text.unknownTitle}
            action={<ButtonLink to={paths.home}>{text.toHome}</ButtonLink>}
          >
            {text.unknown}
          </EmptyState>
        </div>
      ) : ride.error ? (
        <div className="wrap section">
          <ErrorNote onRetry={ride.refetch}>{errorText(ride.error)}</ErrorNote>
        </div>
      ) : (
        <div className="wrap section">
          <Waiting label={text.loading}>
            <SkeletonLines lines={6} />
          </Waiting>
        </div>
      )}
    </>
  );
}

type ViewProps = { ride: TrackedRide; code: string; updatedAt: number; failing: boolean };

function TrackedRideView({ ride, code, updatedAt, failing }: ViewProps) {
  const text = useStrings("rides/tracking");
  const rides = useStrings("rides");
  const formats = useFormats();
  const now = useNow();
  const minutes = minutesToGo(ride, now);
  const live = !failing && now.getTime() - updatedAt < LIVE_FOR_MS + TICK_MS;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.mapBox}>
        <div className={mapFrameStyles.frame}>
          <TrackMap ride={ride} />
        </div>
      </div>
      <div className={`stack ${styles.column}`}>
        <div>
          <div className={styles.now}>
            <div>
              {live ? (
                <p className={`row small ${styles.liveLine}`}>
                  <span className={pulseStyles.pulse} />
                  <span className="muted">{text.live(formats.time(updatedAt))}</span>
                </p>
              ) : (
                <Note tone="warn" icon="nosignal">
                  {text.old(formats.time(updatedAt))}
                </Note>
              )}
              <h1 aria-live="polite">{headlineOf(ride, text, rides)}</h1>
            </div>
            {minutes !== null && (
              <p className={styles.eta}>
                <b>{minutes}</b>
                <span>{text.minutesAway}</span>
              </p>
            )}
          </div>
          <Stages ride={ride} />
        </div>
        {ride.start_code !== null && <StartCode code={ride.start_code} />}
        {ride.driver && (
          <DriverCard driver={ride.driver} vehicleType={ride.vehicle_type} over={ride.ended_at !== null} />
        )}
        {ride.held && <ProveBooking ride={ride} code={code} />}
        <RateRide ride={ride} code={code} className={cardStyles.card} />
        <TripCard ride={ride} />
        <RideActions ride={ride} code={code} />
      </div>
    </div>
  );
}

/** What the passenger says to the driver when they meet. */
function StartCode({ code }: { code: string }) {
  const text = useStrings("rides/tracking");
  return (
    <section className={cardStyles.card} aria-label={text.startCode}>
      <div className="between">
        <p className="strong">{text.startCode}</p>
        <p className={styles.startCode}>{code}</p>
      </div>
      <p className="muted small">{text.startCodeText}</p>
    </section>
  );
}

function Stages({ ride }: { ride: TrackedRide }) {
  const text = useStrings("rides/tracking");
  const stage = stageOf(ride);
  if (stage === null) return null;
  const reached = RIDE_STAGES.indexOf(stage);
  return (
    <ol className={styles.steps} aria-label={text.stagesLabel}>
      {RIDE_STAGES.map((name, index) => {
        const done = index < reached || ride.status === "Completed";
        return (
          <li
            key={name}
            className={done ? styles.done : index === reached ? styles.current : undefined}
            aria-current={index === reached ? "step" : undefined}
          >
            {done && <Icon name="check" />}
            {text.stages[name]}
          </li>
        );
      })}
    </ol>
  );
}

function headlineOf(ride: TrackedRide, text: TrackStrings, rides: RidesStrings): string {
  const firstName = ride.driver?.name.split(" ")[0] ?? "";
  if (stageOf(ride) === "onTheWay" && firstName !== "") {
    return ride.arrived_at === null ? text.onHisWay(firstName) : text.isHere(firstName);
  }
  return ride.held ? text.held.title : rides.guestStatus[ride.status];
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
