import { useCallback, useMemo, useState } from "react";
import { supposeEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { PlanChange, PlanDifference } from "../../../contract/dispatch/plan.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";

type Car = Pick<Driver, "id" | "name">;

/** A change that dispatch asks about before it makes it. */
export type Question =
  | { readonly kind: "give"; readonly ride: Ride; readonly driver: Car }
  | { readonly kind: "car_out"; readonly driver: Car; readonly until: string | null }
  | { readonly kind: "car_back"; readonly driver: Car; readonly until: null }
  | { readonly kind: "close_place"; readonly place: string; readonly until: string };

export type WhatIf = {
  readonly isOpen: boolean;
  /** Null where nothing was asked yet. */
  readonly question: Question | null;
  /** The effect of the change that was asked about, or of an answer that somebody looks at; null until it is known. */
  readonly supposed: PlanDifference | null;
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly ask: (question: Question) => void;
  /** Shows what an answer would do while somebody looks at it. */
  readonly preview: (difference: PlanDifference | null) => void;
};

/**
 * Questions to the plan: worked out on a copy, and shown before anything is done. `onUnknown` takes a ride that lies beyond the plan, where
 * rides are asked about.
 */
export function useWhatIf(onUnknown?: (ride: Ride, driver: Car) => void): WhatIf {
  const [isOpen, setOpen] = useState(false);
  const [seen, preview] = useState<PlanDifference | null>(null);
  const asking = useAction(
    async (question: Question) => call(supposeEndpoint, { body: { changes: [changeOf(question)] } }),
    {
      onError: (error, question) => {
        if (question.kind !== "give" || onUnknown === undefined || !isBeyond(error)) return;
        setOpen(false);
        asking.reset();
        onUnknown(question.ride, question.driver);
      },
    },
  );
  const { run, reset } = asking;
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    reset();
  }, [reset]);
  const ask = useCallback(
    (question: Question) => {
      setOpen(true);
      run(question);
    },
    [run],
  );
  const { input, data, error, isPending } = asking;
  return useMemo(
    () => ({
      isOpen,
      question: (isOpen ? input : null) ?? null,
      supposed: isOpen ? (data ?? null) : seen,
      isAsking: isPending,
      error,
      open,
      close,
      ask,
      preview,
    }),
    [isOpen, input, data, error, isPending, seen, open, close, ask],
  );
}

export function changeOf(question: Question): PlanChange {
  switch (question.kind) {
    case "give":
      return { kind: "give", ride_id: question.ride.id, driver_id: question.driver.id };
    case "car_out":
      return { kind: "car_out", driver_id: question.driver.id, until: question.until };
    case "car_back":
      return { kind: "car_back", driver_id: question.driver.id };
    case "close_place":
      return { kind: "close_place", place: question.place, until: question.until };
  }
}

/** The plan doesn't look so far ahead. */
function isBeyond(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
