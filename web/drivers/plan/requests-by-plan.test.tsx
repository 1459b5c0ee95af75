import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CannotTake } from "../../../contract/dispatch/own-plan.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { anOwnDriver } from "../../testing/drivers.ts";
import { anOwnPlan } from "../../testing/own-plan.ts";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import type { DriverDay } from "../day/driver-day.ts";
import { RidersList } from "../day/riders-list.tsx";

const WAITS = aRide({
  id: 7,
  status: "Pending",
  ride_datetime: new Date(Date.now() + HOUR_MS).toISOString(),
  actions: ["accept", "reject"],
});
const CANNOT = {
  late_ride_id: null,
  late_reference: null,
  late_ride_at: null,
  minutes_late: null,
  shift_until: null,
} as const;

function renderRequest(request: object, day: Partial<DriverDay> = {}, path = "/driverpanel") {
  return renderPart(
    <DriverScreen
      path={path}
      day={{
        own: anOwnDriver({ vehicle_type: "xl" }),
        plan: anOwnPlan({ requests: [{ ride_id: WAITS.id, ...request }] }),
        requests: ridesRead([WAITS]),
        openRequests: [WAITS],
        ...day,
      }}
    >
      <RidersList />
    </DriverScreen>,
  );
}

it("says the way to a pickup by road, and from where", () => {
  renderRequest({ to_pickup: { km: 4.8, minutes: 7, from: "ride" } });
  const offer = within(screen.getByRole("region", { name: "New ride for you" }));
  expect(offer.getByText(/4\.8 km by road after your drop-off, 7 min$/)).toBeTruthy();
});

const REASONS: readonly [CannotTake, RegExp][] = [
  [
    { ...CANNOT, why: "makes_late", minutes_late: 12, late_ride_at: "2031-03-04T18:00:00Z" },
    /^You'd be 12 min late for your ride at 2:00 PM$/,
  ],
  [{ ...CANNOT, why: "outside_shift", shift_until: "2031-03-04T21:00:00Z" }, /^Your shift ends at 5:00 PM$/],
  [{ ...CANNOT, why: "outside_shift" }, /^Outside your shift$/],
  [{ ...CANNOT, why: "needs" }, /^Your car doesn't have what this passenger needs$/],
];

it.each(REASONS)("has no Accept for what they can't take, and says why: %o", (cannot, sentence) => {
  renderRequest({ cannot });
  expect(screen.queryByRole("region", { name: "New ride for you" })).toBeNull();
  const more = within(screen.getByRole("region", { name: "1 more request" }));
  expect(more.getByText(sentence)).toBeTruthy();
  expect(more.queryByRole("button", { name: "Accept" })).toBeNull();
  expect(more.getByRole("button", { name: "Reject" })).toBeTruthy();
});

it("lets an Accept without a signal wait, and says that the ride isn't theirs yet", async () => {
  const asked: number[] = [];
  const accepting: DriverDay["accepting"] = {
    accepting: null,
    problem: null,
    forgetProblem: () => undefined,
    accept: ({ id }) => void asked.push(id),
  };
  const { user, unmount } = renderRequest({}, { noSignal: true, accepting }, "/driverpanel?view=table");
  await user.click(screen.getByRole("button", { name: "Accept with signal" }));
  expect(asked).toEqual([WAITS.id]);
  unmount();
  let takenBack = false;
  const waitingAccept = { rideId: WAITS.id, takeBack: () => void (takenBack = true) };
  const waiting = renderRequest({}, { noSignal: true, waitingAccept });
  expect(screen.getByText("Waits for a signal")).toBeTruthy();
  expect(screen.queryByText("The ride is yours")).toBeNull();
  await waiting.user.click(screen.getByRole("button", { name: "Don't ask" }));
  expect(takenBack).toBe(true);
});
