import { useCallback } from "react";
import { isOneOf, RIDE_STATUSES, type RideStatus } from "../../domain/rides/ride-states.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { ApiError, factsOf, serverText } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import type { BookingError } from "../booking/booking-draft.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { usePaperText } from "../papers/use-paper-text.ts";
import type { Due } from "./ride/due.ts";
import type { DispatchStrings } from "./strings/en.ts";

/** Sentences of dispatch that depend on what happened. */
export function useDispatchTexts() {
  const text = useStrings("dispatch");
  const statuses = useStrings("rides/booked").status;
  const phoneBooking = useStrings("booking/desk");
  const { errors: tripErrors } = useStrings("booking");
  const { personErrors } = useStrings("booking/price");
  const errorText = useErrorText();
  const papers = usePaperText();
  const english = useLanguage().language === "en";

  /** The server's own words where they are in the reader's language, else the sentence for the code. */
  const reason = (error: unknown) =>
    (english ? serverText(error) : undefined) ?? papers.ofError(error) ?? errorText(error);

  /** "4 min late", "in 6 min", "in 6 min, not accepted". */
  const due = useCallback(
    ({ minutes, tone, why }: Due): string => {
      if (why === "will_be_late") return text.willBeLate(-minutes);
      const when = dueText(minutes, text);
      if (why === null || tone === "later") return when;
      return `${when}, ${why === "not_accepted" ? text.notAccepted : text.notSetOut}`;
    },
    [text],
  );

  return {
    reason,
    due,
    /** "6 min", "2 h 5 min", "3 days". */
    minutes: (count: number) => spanText(count, text),
    /** The same inside a sentence that ends with a full stop of its own. */
    reasonPart: (error: unknown) => reason(error).replace(/\.$/, ""),
    /** "{context}: {message}", as the dashboard says it. */
    inContext: (context: string, error: unknown) =>
      `${context}: ${error instanceof ApiError && error.answered ? reason(error) : text.unexpected}`,
    /** The problem that keeps a ride from being sent, at the field that is to blame where there is one. */
    rideProblem: (problem: BookingError, field: string | null): string => {
      if (problem === "phone") return phoneBooking.phoneError;
      if (field === "rider_phone") return phoneBooking.phoneMissing;
      if (field === "rider_name" && problem === "namePhone") return phoneBooking.nameMissing;
      return { ...tripErrors, ...personErrors }[problem];
    },
    /** That somebody else was faster, with the ride's new status; null for any other error. */
    lostRace: (error: unknown): string | null => {
      const status = factsOf(error, "ride_conflict")?.status;
      return isStatus(status) ? text.raceLost(statuses[status]) : null;
    },
    /** The same for a loaded ride: with the driver who has it now. */
    movedOn: ({ status, driver_name }: Pick<Ride, "status" | "driver_name">): string => {
      const sentence = text.raceLost(statuses[status]);
      return driver_name === null ? sentence : `${sentence} ${text.driver}: ${driver_name}.`;
    },
  };
}

function dueText(minutes: number, text: DispatchStrings): string {
  if (minutes < 0) return text.minLate(-minutes);
  if (minutes === 0) return text.dueNow;
  return text.dueIn(spanText(minutes, text));
}

function spanText(minutes: number, text: DispatchStrings): string {
  if (minutes < 120) return text.minutesShort(minutes);
  if (minutes < 24 * 60) return text.hoursShort(Math.floor(minutes / 60), minutes % 60);
  return text.daysShort(Math.floor(minutes / (24 * 60)));
}

function isStatus(value: unknown): value is RideStatus {
  return typeof value === "string" && isOneOf(RIDE_STATUSES, value as RideStatus);
}
