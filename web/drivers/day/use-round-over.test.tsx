import { expect, it } from "vitest";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { anOwnDriver } from "../../testing/drivers.ts";
import { inPage, renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { useRoundOver } from "./use-round-over.ts";

const RIDE = aRide({ id: 5, status: "Pending", pickup_location: "Brievengat" });
const inMinutes = (count: number) => new Date(Date.now() + count * MINUTE_MS).toISOString();

type Seen = Partial<Parameters<typeof useRoundOver>[0]>;

/** A driver who was asked for a ride with others, and sees it go. */
function watch({ until = inMinutes(1), after = {} }: { until?: string; after?: Seen }) {
  const said: string[] = [];
  const Watcher = (seen: Seen) => {
    useRoundOver({
      own: anOwnDriver({ round: { ride_id: 5, expires_at: until, asked: 3 } }),
      requests: [RIDE],
      active: [],
      rejected: new Set(),
      onOver: (place) => said.push(place),
      ...seen,
    });
    return null;
  };
  const { rerender } = renderPart(<Watcher />);
  rerender(inPage(<Watcher own={anOwnDriver({ round: null })} requests={[]} {...after} />));
  return said;
}

it("says once where a ride has gone that was still being asked for", () => {
  expect(watch({})).toEqual(["Brievengat"]);
});

it.each<[string, { until?: string; after?: Seen }]>([
  ["they have it themselves", { after: { active: [RIDE] } }],
  ["they have turned it down", { after: { rejected: new Set([5]) } }],
  ["the time was over", { until: inMinutes(-1) }],
  ["it still waits", { after: { requests: [RIDE] } }],
])("says nothing where %s", (_why, watched) => {
  expect(watch(watched)).toEqual([]);
});
