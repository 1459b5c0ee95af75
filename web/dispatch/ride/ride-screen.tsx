import { useState } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { isOneOf, OPEN } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { RideFare } from "../../books/ride/ride-fare.tsx";
import { RideCases } from "../../cases/ride-cases.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useTellOpen } from "../live/presence.ts";
import { useDue } from "../live/use-due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { RidePayments } from "../../pay-links/office/ride-payments.tsx";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { RideMapPanel } from "../map/ride-map-panel.tsx";
import { PlanOrder } from "../plan/plan-order.tsx";
import { MissingScreen } from "../shell/missing-screen.tsx";
import { DUE_CLASS } from "./due-class.ts";
import { GiveReason } from "./give-reason.tsx";
import { HeldNote } from "./held-note.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { RideFacts } from "./ride-facts.tsx";
import { RideHappened } from "./ride-happened.tsx";
import { RideMessages } from "./ride-messages.tsx";
import { STATUS_ACTIONS, StatusDialog } from "./status-dialog.tsx";
import { WhoHasToo } from "./who-has.tsx";
import { useRideSteps } from "./use-ride-steps.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import dueStyles from "./due.module.css";
import rideCardStyles from "./ride-card.module.css";
import twoColumnsStyles from "../two-columns.module.css";

const CALL = `${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.compact}`;

/** One ride on a page of its own, with everything that was done to it. */
export function RideScreen() {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const { assign, edit } = useDispatch();
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const query = useRead(known ? read(getRideEndpoint, { params: { id } }) : null);

  useTellOpen(query.data?.id ?? null, "looks");
  const steps = useRideSteps();
  const [setting, setSetting] = useState(false);
  const [paying, setPaying] = useState(false);

  if (!known || (query.error instanceof ApiError && query.error.status === 404))
    return <MissingScreen of="ride" />;
  const actions = query.data?.actions ?? [];
  return (
    <>
      <DispatchTop title={text.rideNumber(id)}>{query.data && <HowSoon ride={query.data} />}</DispatchTop>
      <WhoHasToo rideId={id} />
      <QueryView
        query={query}
        loading={text.loadingRides}
        failed={(error) => text.loadFailed(words.reasonPart(error))}
      >
        {(ride) => (
          <div className={twoColumnsStyles.columns}>
            <div className="stack">
              <section className={`stack ${cardStyles.card}`} data-ride={id}>
                <div className={rideCardStyles.actions}>
                  {(actions.includes("assign") || actions.includes("reassign")) && (
                    <Button size="compact" tone="action" onClick={() => assign(ride)}>
                      {actions.includes("assign") ? text.assignDriver : text.reassign}
                    </Button>
                  )}
                  {actions.includes("update") && (
                    <Button size="compact" icon="pen" onClick={() => edit(ride)}>
                      {text.edit}
                    </Button>
                  )}
                  <a className={CALL} href={phoneLink(ride.rider_phone)}>
                    <Icon name="phone" /> {text.callRider}
                  </a>
                  {ride.driver_phone !== null && isOneOf(OPEN, ride.status) && (
                    <a className={CALL} href={phoneLink(ride.driver_phone)}>
                      <Icon name="phone" /> {text.callDriver}
                    </a>
                  )}
                  {actions.includes("operator_complete") && (
                    <Button size="compact" icon="check" onClick={() => steps.complete(ride)}>
                      {text.complete}
                    </Button>
                  )}
                  {actions.includes("record_payment") && (
                    <Button size="compact" icon="cash" onClick={() => setPaying(true)}>
                      {text.howPaid}
                    </Button>
                  )}
                  {STATUS_ACTIONS.some((action) => actions.includes(action)) && (
                    <Button size="compact" onClick={() => setSetting(true)}>
                      {text.updateStatus}
                    </Button>
                  )}
                </div>
                <PlanOrder ride={ride} />
                <HeldNote ride={ride} />
                <GiveReason ride={ride} />
                {steps.error !== null && <Note tone="bad">{steps.error}</Note>}
                {steps.question}
                <RideFacts ride={ride} heading="h2" />
                {paying && <PaymentDialog ride={ride} onClose={() => setPaying(false)} />}
                <StatusDialog ride={setting ? ride : null} onClose={() => setSetting(false)} steps={steps} />
              </section>
              <RideMessages id={id} />
            </div>
            <div className="stack">
              <RideMapPanel ride={ride} />
              <RidePayments ride={ride} />
              <RideFare ride={ride} />
              <RideCases rideId={ride.id} />
              <RideHappened id={id} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

/** That a ride is late or soon will be, as the lists say it. */
function HowSoon({ ride }: { readonly ride: Ride }) {
  const words = useDispatchTexts();
  const due = useDue()(ride);
  if (!isOneOf(OPEN, ride.status) || due.tone === "later") return null;
  return <span className={classNames(dueStyles.due, DUE_CLASS[due.tone])}>{words.due(due)}</span>;
}
