import { useCallback, useMemo, useState } from "react";
import { useTellOpen } from "../live/presence.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/** The ride that queue, board and map light; the first of the queue where none was chosen or the chosen one has ended. */
export function useChosenRide(queue: readonly Ride[], open: readonly Ride[]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const selected = useMemo(
    () => open.find(({ id }) => id === chosen) ?? queue[0] ?? null,
    [open, queue, chosen],
  );
  const id = selected?.id ?? null;
  // The first of the queue is shown to everybody: only what was chosen is told.
  useTellOpen(id === chosen ? id : null, "looks");
  const move = useCallback(
    (step: 1 | -1) => {
      const at = queue.findIndex((ride) => ride.id === id);
      const next = queue[Math.min(queue.length - 1, Math.max(0, at + step))];
      if (next === undefined) return;
      setChosen(next.id);
      document.querySelector(`[data-queue] [data-ride="${next.id}"]`)?.scrollIntoView({ block: "nearest" });
    },
    [queue, id],
  );
  return { selected, select: setChosen, move };
}
