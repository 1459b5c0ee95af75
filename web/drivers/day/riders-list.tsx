import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { AcceptProblem } from "./use-accept.ts";
import type { DriverStrings } from "../strings/en.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { withWaitingSteps } from "../steps/step-queue.ts";
import { carProblem } from "./car-problem.ts";
import { useDriverDay } from "./driver-day.ts";
import { isEnded, isUnderWay, nextFirst } from "./next-step.ts";
import { NextRide } from "./next-ride.tsx";
import { NextStepBar } from "./next-step-bar.tsx";
import { ListError } from "./list-error.tsx";
import { PapersNote } from "../papers-note.tsx";
import { type Choice, frontRequest, markOf } from "./open-requests.ts";
import { OfferCard } from "./offer-card.tsx";
import { MoreRequests } from "./more-requests.tsx";
import { overlappingRide } from "./overlapping-ride.ts";
import { RequestsTable } from "./requests-table.tsx";
import { TodayCard } from "./today-card.tsx";
import { useNow } from "./use-now.ts";
import buttonStyles from "../../ui/button.module.css";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import noteStyles from "../../ui/note.module.css";
import styles from "./riders-list.module.css";

/** The requests that wait: one in front, the others in order, or all of them as a table. */
export function RidersList() {
  const text = useStrings("drivers");
  const day = useDriverDay();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const [behind, setBehind] = useState<ReadonlySet<string>>(new Set());
  const { requests, openRequests, active, own } = day;
  const asTable = params.get("view") === "table";
  const offer = useOffer({ chosen, away, behind });
  // What the driver has not accepted yet stands among the requests.
  const [first] = nextFirst(
    active.rides.filter((ride) => ride.status !== "Assigned" && !isEnded(ride, now, day.steps)),
    now,
    day.steps,
  );
  const running = first && isUnderWay(withWaitingSteps(first, day.steps, now), now) ? first : undefined;
  // With the next ride on the screen it is said beside it, in a line.
  const showsNext = first !== undefined && running === undefined && !day.readOnly && !asTable;
  const idle =
    !day.awaitsApproval &&
    openRequests.length === 0 &&
    requests.seenAt !== null &&
    own?.on_shift !== false &&
    !own?.papers_expired;
  const others = openRequests.filter((ride) => ride.id !== offer?.id);

  return (
    <div
      className={
        offer !== null && !asTable
          ? `${driverScreenStyles.screen} ${styles.withOffer}`
          : driverScreenStyles.screen
      }
    >
      <PageHead title={`${text.panel.title} | Trupial`} description={text.panel.description} hidden />
      <div className={`${screenHeadStyles.head} ${styles.listHead}`}>
        <h1>{text.panel.title}</h1>
        <Segmented
          label={text.panel.view}
          choices={[
            { value: "cards", label: text.panel.cards },
            { value: "table", label: text.panel.table },
          ]}
          value={asTable ? "table" : "cards"}
          onChange={(view) => setParams(view === "table" ? { view } : {}, { replace: true })}
        />
        <IconButton
          icon="refresh"
          label={text.panel.refresh}
          aria-busy={requests.isFetching}
          onClick={() => void requests.refetch()}
        />
      </div>
      <p className="visually-hidden" role="status">
        {offer !== null && `${text.panel.announceNew}: ${offer.pickup_location}`}
      </p>
      {day.readOnly && <Note tone="live">{text.panel.staffNote}</Note>}
      <Problem />
      <ListError list={requests}>{text.panel.failed}</ListError>
      {requests.isPending && <Waiting label={text.panel.loading} />}
      {day.awaitsApproval && <Note tone="warn">{text.panel.notApproved}</Note>}
      {own !== null && <PapersNote own={own} />}
      {own?.on_shift === false && <Note tone="warn">{text.panel.offShift}</Note>}
      {asTable ? (
        openRequests.length > 0 && <RequestsTable rides={openRequests} />
      ) : (
        <div className={styles.driverGrid}>
          {running !== undefined && !day.readOnly && (
            <ActiveRideCard ride={running} withMap stepElsewhere={offer !== null} />
          )}
          {running === undefined && !day.readOnly && (
            <div className={styles.waiting}>
              <div className={styles.today}>
                <TodayCard />
                {idle && showsNext && <h2 className={styles.idle}>{text.panel.empty}</h2>}
              </div>
              {first !== undefined && <NextRide ride={first} />}
            </div>
          )}
          {offer !== null && (
            <div className={styles.offerStack}>
              <OfferCard
                key={`${offer.id} ${offer.version}`}
                ride={offer}
                beside={running !== undefined}
                onPutAway={() => {
                  setChosen(null);
                  setAway(new Set([...away, markOf(offer)]));
                  setBehind(new Set(openRequests.map(markOf)));
                }}
              />
              {running !== undefined && <NextStepBar key={running.id} ride={running} />}
            </div>
          )}
          {others.length > 0 && <MoreRequests rides={others} onChoose={setChosen} />}
        </div>
      )}
      {idle && !showsNext && <EmptyState heading="h2" title={text.panel.empty} />}
    </div>
  );
}

/** The ride in front; the others, and what was put away, stand in the list. A ride in front ignores taps until it can be read. */
function useOffer(put: Pick<Choice, "chosen" | "away" | "behind">) {
  const { openRequests, active, own, readOnly } = useDriverDay();
  const now = useNow();
  if (readOnly) return null;
  const suits = (ride: Ride) =>
    (own === null || carProblem(own, ride) === null) && overlappingRide(ride, active.rides, now) === null;
  return frontRequest(openRequests, { offered: own?.offer?.ride_id ?? null, ...put, suits });
}

/** Why the last Accept failed, and what to do. */
function Problem() {
  const text = useStrings("drivers");
  const { accepting } = useDriverDay();
  const { problem } = accepting;
  if (problem === null) return null;
  const again = problem.kind === "failed" || problem.kind === "noSignal";
  const retry = () => (again ? accepting.accept(problem.ride) : accepting.forgetProblem());
  const sentence = sentenceOf(problem.kind, text);
  if (again) return <ErrorNote onRetry={retry}>{sentence}</ErrorNote>;
  return (
    <Note tone="bad">
      <p>{sentence}</p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.compact} ${noteStyles.retry}`}
        onClick={retry}
      >
        {text.understood}
      </button>
    </Note>
  );
}

function sentenceOf(kind: AcceptProblem, text: DriverStrings): string {
  const sentences: Readonly<Record<AcceptProblem, string>> = {
    taken: text.panel.taken,
    changed: text.panel.changed,
    unavailable: text.panel.unavailable,
    papers: text.panel.papers,
    car: text.panel.carRefused,
    failed: text.panel.acceptFailed,
    noSignal: text.panel.acceptWhenSignal,
  };
  return sentences[kind];
}
