import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getPlanEndpoint, orderPlannedRideEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  assignDriverEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { aDriver } from "../../testing/drivers.ts";
import { renderPart } from "../../testing/render.tsx";
import { aPlannedRide, aRide } from "../../testing/rides.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { usePendingRides } from "../live/dispatch-lists.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { MarkAll, MarkBox } from "./mark-box.tsx";
import text from "./strings/en.ts";

const FIRST_AT = "2026-11-25T15:00:00.000Z";
const waiting = (id: number, known: Partial<Ride> = {}) =>
  aRide({ id, ride_datetime: FIRST_AT, actions: ["assign", "update", "cancel"], ...known });

/** The list with its boxes, as a screen of the desk has it. */
function Desk() {
  const rides = usePendingRides().data ?? [];
  return (
    <>
      <MarkAll rides={rides} />
      {rides.map((ride) => (
        <MarkBox key={ride.id} ride={ride} />
      ))}
      <BulkBar />
    </>
  );
}

async function open(rides: readonly Ride[]) {
  serverAnswers(listRideRequestsEndpoint, () => rides);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(listDriversEndpoint, () => [aDriver({ id: 4, name: "Joost Winklaar", status: "available" })]);
  serverAnswers(getPlanEndpoint, () => ({
    rides: [aPlannedRide({ ride_id: 1, driver_id: 4, driver_name: "Joost Winklaar" })],
  }));
  const { user } = renderPart(
    <PageAt path="/operator/pending-rides">
      <ToastProvider>
        <Desk />
      </ToastProvider>
    </PageAt>,
  );
  await screen.findByRole("checkbox", { name: text.mark(rides[0]?.id ?? 0) });
  return user;
}

const bar = () => screen.getByRole("region", { name: text.bar });
const pathsOf = (fetched: readonly { readonly body: unknown }[]) => fetched.map(({ body }) => body);

test("marked rides go to one driver, each is answered for, and one undo takes back what went through", async () => {
  const user = await open([waiting(1), waiting(2)]);
  let asked = 0;
  const given = serverAnswers(assignDriverEndpoint, () => {
    asked += 1;
    return asked === 1
      ? waiting(1, { status: "Assigned", driver_id: 4, version: 2 })
      : refusal("driver_busy", { error: "Joost is driving then.", ride_id: 9, reference: "ABC-123" });
  });
  const undone = serverAnswers(undoRideStepEndpoint, () => waiting(1, { version: 3 }));
  await user.click(screen.getByRole("button", { name: text.markAll }));
  await user.keyboard("a");
  await user.selectOptions(within(bar()).getByRole("combobox", { name: text.driver }), "Joost Winklaar");
  await user.click(within(bar()).getByRole("button", { name: text.giveAll(2) }));
  expect(await within(bar()).findByText(text.answer(1, 1))).toBeTruthy();
  expect(bar().textContent).toContain("Joost is driving then.");
  expect(pathsOf(given)).toEqual([{ driver_id: 4 }, { driver_id: 4 }]);
  // What was left stays marked, so that it can be given to somebody else.
  expect(within(bar()).getByText(text.marked(1))).toBeTruthy();

  await user.click(screen.getByRole("button", { name: /Undo/ }));
  expect(await screen.findByText(text.undone(1))).toBeTruthy();
  expect(pathsOf(undone)).toEqual([{ version: 2 }]);
});

test("what a driver's other ride keeps back is given all the same, once dispatch says so", async () => {
  const user = await open([waiting(2)]);
  const given = serverAnswers(assignDriverEndpoint, ({ body }) =>
    (body as { force?: boolean }).force === true
      ? waiting(2, { status: "Assigned", driver_id: 4, version: 2 })
      : refusal("driver_busy", { ride_id: 9, reference: "ABC-123" }),
  );
  await user.click(screen.getByRole("checkbox", { name: text.mark(2) }));
  await user.keyboard("a");
  await user.selectOptions(within(bar()).getByRole("combobox", { name: text.driver }), "Joost Winklaar");
  await user.click(within(bar()).getByRole("button", { name: text.giveAll(1) }));
  await user.click(await within(bar()).findByRole("button", { name: text.allTheSame(1) }));
  expect(await screen.findByText(text.did.give(1))).toBeTruthy();
  expect(pathsOf(given)).toEqual([{ driver_id: 4 }, { driver_id: 4, force: true }]);
});

test("g gives each ride to the driver of the plan, and says which the plan has nobody for", async () => {
  const user = await open([waiting(1), waiting(2)]);
  const given = serverAnswers(assignDriverEndpoint, () =>
    waiting(1, { status: "Assigned", driver_id: 4, version: 2 }),
  );
  await user.click(screen.getByRole("button", { name: text.markAll }));
  await user.keyboard("g");
  expect(await within(bar()).findByText(text.unfit.nobody_planned)).toBeTruthy();
  expect(pathsOf(given)).toEqual([{ driver_id: 4 }]);
});

test("marked rides move by minutes and back again, each guarded by the version that was seen", async () => {
  const user = await open([waiting(1)]);
  const moved = serverAnswers(updateRideEndpoint, ({ body }) =>
    waiting(1, { ride_datetime: (body as Ride).ride_datetime, version: 2 }),
  );
  await user.click(screen.getByRole("checkbox", { name: text.mark(1) }));
  await user.keyboard("+");
  const minutes = within(bar()).getByRole("textbox", { name: text.minutes });
  await user.clear(minutes);
  await user.type(minutes, "-20{Enter}");
  expect(await screen.findByText(text.did.move(1))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Undo/ }));
  expect(await screen.findByText(text.undone(1))).toBeTruthy();
  expect(pathsOf(moved)).toEqual([
    { ride_datetime: "2026-11-25T14:40:00.000Z", version: 1 },
    { ride_datetime: FIRST_AT, version: 2, force: true },
  ]);
});

test("rides are cancelled only after the question, and nothing is sent where the answer is no", async () => {
  const user = await open([waiting(1), waiting(2, { actions: ["assign"] })]);
  const cancelled = serverAnswers(cancelRideEndpoint, () => waiting(1, { status: "Cancelled", version: 2 }));
  await user.click(screen.getByRole("button", { name: text.markAll }));
  await user.keyboard("{Delete}");
  expect(bar().textContent).toContain(text.cancelAsk(2));
  await user.click(within(bar()).getByRole("button", { name: text.keep }));
  expect(cancelled).toEqual([]);
  await user.keyboard("{Delete}{Enter}");
  expect(await within(bar()).findByText(text.unfit.not_now)).toBeTruthy();
  expect(cancelled).toHaveLength(1);
});

test("x takes marked rides out of the plan, and undo gives them back to it", async () => {
  const user = await open([waiting(1)]);
  const ordered = serverAnswers(orderPlannedRideEndpoint, () => null);
  await user.click(screen.getByRole("checkbox", { name: text.mark(1) }));
  await user.keyboard("x");
  await user.click(await screen.findByRole("button", { name: /Undo/ }));
  expect(await screen.findByText(text.undone(1))).toBeTruthy();
  expect(pathsOf(ordered)).toEqual([
    { out_of_plan: true, kept_driver_id: null },
    { out_of_plan: false, kept_driver_id: null },
  ]);
});

test("with Shift all from the last one are marked, and Escape unmarks them", async () => {
  const user = await open([waiting(1), waiting(2), waiting(3), waiting(4)]);
  await user.click(screen.getByRole("checkbox", { name: text.mark(1) }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: text.mark(3) }));
  await user.keyboard("{/Shift}");
  expect(within(bar()).getByText(text.marked(3))).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: text.bar })).toBeNull();
});
