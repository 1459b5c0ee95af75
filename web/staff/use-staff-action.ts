import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { outdateAnswers } from "../api/answers.ts";
import { callLoosely, newIdempotencyKey } from "../api/call.ts";
import { endpointKey } from "../api/endpoint-query.ts";
import { useToast } from "../ui/toast.tsx";

/** What is sent with a call of the staff. */
export type StaffInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

type Outcome<D extends EndpointDescription> = {
  /** The lists that are read anew afterwards. */
  readonly refresh: readonly EndpointDescription[];
  readonly said: string;
  readonly onDone?: (result: ResultOf<D>) => void;
};

/** A call that changes something at the office: made once, said when it is done, and the lists read anew. */
export function useStaffAction<const D extends EndpointDescription>(endpoint: D, outcome: Outcome<D>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: StaffInput) =>
      callLoosely(endpoint, {
        ...input,
        ...(endpoint.method === "POST" ? { idempotencyKey: newIdempotencyKey() } : {}),
      }),
    onSuccess: async (result: ResultOf<D>) => {
      toast({ text: outcome.said });
      outcome.onDone?.(result);
      for (const list of outcome.refresh) {
        outdateAnswers(list);
        await queryClient.invalidateQueries({ queryKey: endpointKey(list).slice(0, 1) });
      }
    },
  });
}
