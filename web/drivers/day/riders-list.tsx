import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import type { AcceptProblem } from "./use-accept.ts";
import type { DriverStrings } from "../strings/en.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { withWaitingSteps } from "../steps/step-queue.ts";
import { carProblem } from "./car-problem.ts";
import { useDriverDay } from "./driver-day.ts";
import { isEnded, isUnderWay, nextFirst } from "./next-step.ts";
import { NextRide } from "./next-ride.tsx";
import { NextStepBar } from "./next-step-bar.tsx";
import { ListError } from "./list-error.tsx";
import { CarNote, PapersNote } from "../papers-note.tsx";
import { type Choice, calledMark, frontRequest, markOf } from "./open-requests.ts";
import { OfferCard } from "./offer-card.tsx";
import { StreetHailButton } from "../hail/street-hail-button.tsx";
import { MoreRequests } from "./more-requests.tsx";
import { OfferLine } from "../plan/offer-line.tsx";
import { cannotTake } from "../plan/plan-of-ride.ts";
import type { DriverPlanStrings } from "../plan/strings/en.ts";
import { ThenCard } from "../plan/then-card.tsx";
import { isOnTheRoad } from "../../../domain/rides/ride-states.ts";
import { overlappingRide } from "./overlapping-ride.ts";
import { RequestsTable } from "./requests-table.tsx";
import { TodayCard } from "./today-card.tsx";
import { useNow } from "./use-now.ts";
import buttonStyles from "../../ui/button.module.css";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import noteStyles from "../../ui/note.module.css";
import styles from "./riders-list.module.css";

/** As `--sideways` of the style sheets. */
const SIDEWAYS =
  "(orientation: landscape) and (min-width: 34rem) and (max-width: 60rem) and (max-height: 34rem)";

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
  // A ride that the driver has not accepted yet stands among the requests.
  const [first] = nextFirst(
    active.rides.filter((ride) => ride.status !== "Assigned" && !isEnded(ride, now, day.steps)),
    now,
    day.steps,
  );
  const running = first && isUnderWay(withWaitingSteps(first, day.steps, now), now) ? first : undefined;
  const inFront = useOffer({ chosen, away, behind });
  // Over a ride that they drive nothing is shown that the driver hasn't opened.
  const isDriving = running !== undefined && isOnTheRoad(withWaitingSteps(running, day.steps, now));
  const offer = !isDriving || inFront?.id === chosen ? inFront : null;
  const line = isDriving && offer === null && !asTable ? inFront : null;
  // With the next ride on the screen it is said beside it, in a line.
  const showsNext = first !== undefined && running === undefined && !day.readOnly && !asTable;
  // On a phone held sideways there is room below the next step, and none below the map.
  const isThenBeside = useMedia(SIDEWAYS) && line !== null && running !== undefined;
  const idle =
    !day.awaitsApproval &&
    openRequests.length === 0 &&
    requests.seenAt !== null &&
    own?.on_shift !== false &&
    !own?.papers_expired;
  const others = openRequests.filter((ride) => ride.id !== offer?.id);

  return (
    <div
      className={classNames(
        driverScreenStyles.screen,
        asTable && openRequests.length > 0 && driverScreenStyles.broad,
        (offer ?? line) !== null && !asTable && styles.withOffer,
      )}
    >
      <PageHead title={text.panel.title} description={text.panel.description} hidden />
      <div className={`${screenHeadStyles.head} ${styles.listHead}`}>
        <h1>{text.panel.title}</h1>
        <HelpButton section={text.panel.title} />
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
        {inFront !== null && `${text.panel.announceNew}: ${inFront.pickup_location}`}
      </p>
      {day.readOnly && <Note tone="live">{text.panel.staffNote}</Note>}
      <Problem />
      <ListError list={requests}>{text.panel.failed}</ListError>
      {requests.isPending && <Waiting label={text.panel.loading} />}
      {day.awaitsApproval && <Note tone="warn">{text.panel.notApproved}</Note>}
      {own !== null && <PapersNote own={own} />}
      {own !== null && <CarNote own={own} />}
      {own?.on_shift === false && <Note tone="warn">{text.panel.offShift}</Note>}
      {asTable ? (
        openRequests.length > 0 && <RequestsTable rides={openRequests} />
      ) : (
        <div className={styles.driverGrid}>
          {running !== undefined && !day.readOnly && (
            <>
              <ActiveRideCard ride={running} withMap stepElsewhere={(offer ?? line) !== null} />
              {!isThenBeside && <ThenCard after={running} />}
            </>
          )}
          {running === undefined && !day.readOnly && (
            <div className={styles.waiting}>
              <div className={styles.today}>
                <TodayCard />
                {idle && showsNext && <h2 className={styles.idle}>{text.panel.empty}</h2>}
              </div>
              {own?.on_shift === true && !day.awaitsApproval && <StreetHailButton />}
              {first !== undefined && <NextRide ride={first} />}
              <ThenCard after={first} />
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
                  const called = own?.round?.ride_id === offer.id ? [calledMark(own.round)] : [];
                  setAway(new Set([...away, markOf(offer), ...called]));
                  setBehind(new Set(openRequests.map(markOf)));
                }}
              />
              {running !== undefined && <NextStepBar key={running.id} ride={running} />}
            </div>
          )}
          {line !== null && running !== undefined && (
            <div className={styles.offerStack}>
              <OfferLine
                offer={isAsked(line, own) ? line : null}
                first={line}
                count={openRequests.length}
                onOpen={setChosen}
              />
              <NextStepBar key={running.id} ride={running} />
              {isThenBeside && <ThenCard after={running} />}
            </div>
          )}
          {others.length > 0 && <MoreRequests rides={others} onChoose={setChosen} />}
        </div>
      )}
      {idle && !showsNext && <EmptyState heading="h2" title={text.panel.empty} />}
    </div>
  );
}

/** Offered to this driver, alone or with others, or given by the office: not one of the pool. */
function isAsked({ id, status }: Ride, own: OwnDriver | null): boolean {
  return status === "Assigned" || own?.offer?.ride_id === id || own?.round?.ride_id === id;
}

/** The ride in front; the others, and what was put away, stand in the list. A ride in front ignores taps until it can be read. */
function useOffer(put: Pick<Choice, "chosen" | "away" | "behind">) {
  const day = useDriverDay();
  const { openRequests, active, own, readOnly } = day;
  const now = useNow();
  if (readOnly) return null;
  const suits = (ride: Ride) =>
    cannotTake(day, ride) === null &&
    (own === null || carProblem(own, ride) === null) &&
    overlappingRide(ride, active.rides, now) === null;
  return frontRequest(openRequests, {
    offered: own?.offer?.ride_id ?? null,
    called: own?.round ?? null,
    ...put,
    suits,
  });
}

/** Why the last Accept failed, and what to do. */
function Problem() {
  const text = useStrings("drivers");
  const plan = useStrings("drivers/plan");
  const { accepting } = useDriverDay();
  const { problem } = accepting;
  if (problem === null) return null;
  const again = problem.kind === "failed" || problem.kind === "noSignal";
  const retry = () => (again ? accepting.accept(problem.ride) : accepting.forgetProblem());
  const sentence = sentenceOf(problem.kind, text, plan);
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

function sentenceOf(kind: AcceptProblem, text: DriverStrings, plan: DriverPlanStrings): string {
  const sentences: Readonly<Record<AcceptProblem, string>> = {
    taken: text.panel.taken,
    changed: text.panel.changed,
    unavailable: text.panel.unavailable,
    papers: text.panel.papers,
    carOut: text.panel.carOut,
    car: text.panel.carRefused,
    busy: plan.refused.late,
    shift: plan.refused.shift,
    failed: text.panel.acceptFailed,
    noSignal: text.panel.acceptWhenSignal,
  };
  return sentences[kind];
}
