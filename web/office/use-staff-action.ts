import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { callLoosely } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useToast } from "../ui/toast.tsx";

/** The input of a call of the staff. */
export type StaffInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

type Outcome<D extends EndpointDescription> = {
  /** The lists that are read anew afterwards. */
  readonly refresh: readonly EndpointDescription[];
  readonly toastText: string;
  readonly onDone?: (result: ResultOf<D>) => void;
};

/** A mutation by staff: sent once, confirmed by a toast, and the lists read again. */
export function useStaffAction<const D extends EndpointDescription>(endpoint: D, outcome: Outcome<D>) {
  const toast = useToast();
  return useChange(
    (input: StaffInput, idempotencyKey) => callLoosely(endpoint, { ...input, idempotencyKey }),
    {
      onDone: (result: ResultOf<D>) => {
        toast({ text: outcome.toastText });
        outcome.onDone?.(result);
      },
      invalidates: outcome.refresh,
    },
  );
}
