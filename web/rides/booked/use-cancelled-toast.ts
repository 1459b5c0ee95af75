import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";

type Outcome = { readonly onDone: () => void; readonly onError: () => void };

/** Says that a ride was cancelled, with a way to take that back for as long as it is possible. */
export function useCancelledToast(): (sentence: string, takeBack: (outcome: Outcome) => void) => void {
  const text = useStrings("rides/booked");
  const toast = useToast();
  return (sentence, takeBack) =>
    toast({
      text: sentence,
      durationMs: UNDO_WINDOW_MS,
      action: {
        label: text.undo,
        run: () =>
          takeBack({
            onDone: () => toast({ text: text.undone }),
            onError: () => toast({ text: text.undoFailed }),
          }),
      },
    });
}
