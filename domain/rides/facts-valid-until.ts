import { PAYMENT_WINDOW_MS } from "../payments/payment.ts";
import {
  RATING_WINDOW_MS,
  REASON_WINDOW_MS,
  type RideFacts,
  changeUntil,
  noShowFrom,
} from "./ride-states.ts";

/** The next moment from which a ride may allow something else though nothing about it has changed; null where there is none. */
export function factsValidUntil(ride: RideFacts, now: Date): Date | null {
  const { completedAt, undoUntil } = ride;
  // An action that is allowed "until" a moment is allowed in it as well.
  const turns = [
    noShowFrom(ride)?.getTime(),
    changeUntil(ride).getTime() + 1,
    ride.rideDatetime.getTime() + REASON_WINDOW_MS + 1,
    ...(completedAt ? [RATING_WINDOW_MS, PAYMENT_WINDOW_MS].map((ms) => completedAt.getTime() + ms + 1) : []),
    undoUntil ? undoUntil.getTime() + 1 : undefined,
  ];
  const ahead = turns.filter((turn): turn is number => turn !== undefined && turn > now.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
