import { Fragment } from "react";
import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { paths } from "../../router/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { isEarly } from "../../rides/is-early.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { useDriverDay } from "./driver-day.ts";
import { ListError } from "./list-error.tsx";
import { isEnded, nextFirst } from "./next-step.ts";
import { useNow } from "./use-now.ts";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import styles from "./active-rides.module.css";

/** The rides the driver has, one card each, the next one first. */
export function ActiveRides() {
  const text = useStrings("drivers").active;
  const now = useNow();
  const { active, steps } = useDriverDay();
  const rides = nextFirst(active.rides, now, steps);
  const [first] = rides;
  const isDue = first !== undefined && !isEarly(first, now) && !isEnded(first, now, steps);
  return (
    <div className={classNames(driverScreenStyles.screen, isDue && styles.due)}>
      <PageHead title={text.title} description={text.description} hidden />
      <div className={`${screenHeadStyles.head} ${styles.head}`}>
        <h1>{text.title}</h1>
        <HelpButton section={text.title} />
        <IconButton
          icon="refresh"
          className={styles.refresh}
          label={useStrings("drivers").panel.refresh}
          aria-busy={active.isFetching}
          onClick={() => void active.refetch()}
        />
      </div>
      <ListError list={active}>{text.failed}</ListError>
      {active.isPending && <Waiting label={text.loading} />}
      {rides.length === 0 && active.seenAt !== null && (
        <EmptyState
          heading="h2"
          title={text.empty}
          action={<ButtonLink to={paths.driverPanel}>{text.toRequests}</ButtonLink>}
        >
          {text.emptyText}
        </EmptyState>
      )}
      <div className={styles.ownRides}>
        {/* The ride that is due stands in front of all days. */}
        {isDue && <ActiveRideCard key={first.id} ride={first} className={styles.leading} withMap />}
        {groupBy(isDue ? rides.slice(1) : rides, dayOf).map(([day, ofDay]) => (
          <Fragment key={day}>
            <DayHead day={day} rides={ofDay} now={now} more={isDue} />
            {ofDay.map((ride) => (
              <ActiveRideCard
                key={ride.id}
                ride={ride}
                withMap={ride === first}
                className={ride === first ? styles.leading : undefined}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** The island's day a ride is on. */
function dayOf(ride: Ride): string {
  return curacaoDate(new Date(ride.ride_datetime));
}

type DayHeadProps = {
  readonly day: string;
  readonly rides: readonly Ride[];
  readonly now: Date;
  /** A ride of today may stand in front of them. */
  readonly more: boolean;
};

/** A day with how many rides it has, and what they bring. */
function DayHead({ day, rides, now, more }: DayHeadProps) {
  const text = useStrings("drivers").waiting;
  const formats = useFormats();
  const noon = noonOf(day);
  const today = curacaoDate(now);
  const fares = rides.reduce((sum, { calculated_fare }) => sum + Number(calculated_fare), 0);
  return (
    <div className={`between ${styles.day}`}>
      <h2>{nameOfDay()}</h2>
      <p className="muted small">
        {text.rides(rides.length)}, {formats.usd(fares)}
      </p>
    </div>
  );

  function nameOfDay(): string {
    if (day === today) return more ? text.laterToday : text.today;
    const weekday = formats.weekday(noon);
    return day === addDays(today, 1) ? text.tomorrow(weekday) : `${weekday}, ${formats.shortDate(noon)}`;
  }
}
