import { useState } from "react";
import { OPEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import { paths } from "../../router/paths.ts";
import { PushSwitch } from "../../install/push-switch.tsx";
import { useOnline } from "../../api/connection.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { AgainTrips } from "./again-trips.tsx";
import { ClaimRide } from "./claim-ride.tsx";
import { ComingRides } from "./coming-rides.tsx";
import { useMyRideColumns } from "./ride-columns.tsx";
import { RiderRideDialog } from "./rider-ride-dialog.tsx";
import { RideTable } from "../ride-table.tsx";
import { useRideList } from "../use-ride-list.ts";
import { useMyRides } from "./use-my-rides.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./my-rides-page.module.css";

/** So many rides are read at a glance; the rest is a press or a search away. */
const AT_A_GLANCE = 10;
const NEWEST_FIRST = { column: "date", direction: "descending" } as const;

/** A rider's rides: the coming ones first, then all of them, searched and sorted. */
export default function MyRidesPage() {
  const text = useStrings("rides/mine");
  const formats = useFormats();
  const mine = useMyRides();
  const [openedId, setOpenedId] = useState<number | null>(null);
  const columns = useMyRideColumns();
  const list = useRideList({ rides: mine.rides, columns, usual: NEWEST_FIRST });
  const [all, setAll] = useState(false);
  const isCut = !all && list.query === "" && list.found.length > AT_A_GLANCE;
  const shown = isCut ? { ...list, found: list.found.slice(0, AT_A_GLANCE) } : list;
  const coming = mine.rides
    .filter((ride) => isOneOf(OPEN, ride.status))
    .toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime));
  const opened = mine.rides.find((ride) => ride.id === openedId) ?? null;
  const online = useOnline();
  const isOld = mine.rides.length > 0 && (mine.error !== null || !online);
  const failed = online && mine.error !== null && <ErrorNote onRetry={mine.refetch}>{text.failed}</ErrorNote>;

  return (
    <div className={`wrap page-end ${styles.myRides}`} data-says-offline={(isOld && !online) || undefined}>
      <PageHead title={text.title} description={text.description} hidden />
      <PageTitle
        className={styles.title}
        title={text.title}
        action={
          <div className="row">
            <Button icon="refresh" aria-busy={mine.isFetching} onClick={mine.refetch}>
              {text.refresh}
            </Button>
            <ButtonLink tone="action" to={paths.bookYourRide}>
              {text.book}
            </ButtonLink>
          </div>
        }
      />
      {failed}
      {isOld && (
        <Note tone="warn" icon="nosignal">
          {(online ? text.asOf : text.offline)(formats.time(mine.updatedAt))}
        </Note>
      )}
      {mine.isPending && (
        <Waiting label={text.loading}>
          <SkeletonLines lines={12} />
        </Waiting>
      )}
      {coming.length > 0 && <ComingRides rides={coming} live={mine.live === "live"} onOpen={setOpenedId} />}
      {online && <AgainTrips rides={mine.rides} />}
      {mine.data !== undefined && mine.rides.length === 0 && (
        <EmptyState
          heading="h2"
          title={text.empty}
          action={<ButtonLink to={paths.bookYourRide}>{text.book}</ButtonLink>}
        >
          {text.emptyText}
        </EmptyState>
      )}
      {mine.rides.length > 0 && (
        <section className="stack" aria-labelledby="all-rides">
          <h2 id="all-rides">{text.history}</h2>
          <SearchField
            label={text.searchLabel}
            placeholder={text.search}
            value={list.query}
            onChange={list.onSearch}
          />
          <p className={list.found.length === 0 ? "muted" : "visually-hidden"} role="status">
            {list.found.length === 0 ? text.noMatch : ""}
          </p>
          {list.found.length > 0 && (
            <div className={`${cardStyles.card} ${styles.tableCard}`}>
              <RideTable
                label={text.title}
                columns={columns}
                list={shown}
                onOpen={(ride) => setOpenedId(ride.id)}
              />
            </div>
          )}
          {isCut && (
            <Button tone="quiet" onClick={() => setAll(true)}>
              {text.showAll(list.found.length)}
            </Button>
          )}
        </section>
      )}
      {/* Everything below the rides comes with them, so that nothing jumps when they do. */}
      {!mine.isPending && (
        <>
          <section className={cardStyles.card} aria-label={text.tellMe}>
            <PushSwitch words={text} />
          </section>
          <ClaimRide />
        </>
      )}
      <RiderRideDialog ride={opened} onClose={() => setOpenedId(null)} />
    </div>
  );
}
