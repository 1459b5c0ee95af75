import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { isEarly } from "../../rides/is-early.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { useDriverDay } from "./driver-day.ts";
import { ListError } from "./list-error.tsx";
import { nextFirst } from "./next-step.ts";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import styles from "./active-rides.module.css";

const TICK_MS = 10_000;

/** The rides the driver has, one card each, the next one first. */
export function ActiveRides() {
  const text = useStrings("drivers").active;
  const now = useNow(TICK_MS);
  const { active } = useDriverDay();
  const rides = nextFirst(active.rides, now);
  const [first] = rides;
  const isDue = first !== undefined && !isEarly(first, now);
  return (
    <div className={classNames(driverScreenStyles.screen, isDue && styles.due)}>
      <PageHead title={text.title} description={text.description} hidden />
      <div className={screenHeadStyles.head}>
        <h1>{text.title}</h1>
        <IconButton
          icon="refresh"
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
        {rides.map((ride, index) => (
          <ActiveRideCard key={ride.id} ride={ride} withMap={index === 0} />
        ))}
      </div>
    </div>
  );
}
