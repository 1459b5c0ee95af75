import { useState } from "react";
import { getPlanEndpoint, orderPlannedRideEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { usePlan } from "../live/use-plan.ts";
import { canBeGiven } from "../ride/can-be-given.ts";
import { WhyDriver } from "./why-driver.tsx";
import styles from "./plan-order.module.css";

/** Orders of dispatch to the plan about a ride: leave it alone, or keep its driver; and why it is as it is. */
export function PlanOrder({ ride }: { readonly ride: Pick<Ride, "id" | "actions"> }) {
  const text = useStrings("dispatch/plan");
  const errorText = useErrorText();
  const toast = useToast();
  const [asked, setAsked] = useState<number | null>(null);
  const planned = usePlan().byRide.get(ride.id);
  const order = useChange(orderPlannedRideEndpoint, {
    invalidates: [getPlanEndpoint],
    onDone: (_, { body }) =>
      toast({ text: body.out_of_plan ? text.tookOut(ride.id) : text.gaveBack(ride.id) }),
  });
  if (planned === undefined || !canBeGiven(ride)) return null;
  const { out_of_plan: isOut, kept_driver_id: kept, past_capacity: isPastCapacity } = planned;
  const isAsked = asked === ride.id;
  return (
    <div className={styles.order}>
      {isPastCapacity && <p className="small">{text.pastCapacity}</p>}
      <div className={styles.buttons}>
        <Button
          size="dense"
          aria-expanded={isAsked}
          aria-keyshortcuts="i"
          data-why
          onClick={() => setAsked(isAsked ? null : ride.id)}
        >
          {planned.driver_name === null ? text.whyNobody : text.whyThisDriver} <kbd>i</kbd>
        </Button>
        <Button
          size="dense"
          busy={order.isPending}
          aria-pressed={isOut}
          aria-keyshortcuts="x"
          data-out-of-plan
          onClick={() =>
            order.run({ params: { id: ride.id }, body: { out_of_plan: !isOut, kept_driver_id: kept } })
          }
        >
          {isOut ? text.backToPlan : text.outOfPlan} <kbd>x</kbd>
        </Button>
      </div>
      <FormError>{order.error && errorText(order.error)}</FormError>
      {isAsked && <WhyDriver rideId={ride.id} />}
    </div>
  );
}
