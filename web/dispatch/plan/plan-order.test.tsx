import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  getPlanEndpoint,
  getPlanWhyEndpoint,
  orderPlannedRideEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { PlanOrder } from "./plan-order.tsx";
import text from "./strings/en.ts";

function order(isOut: boolean) {
  serverAnswers(getPlanEndpoint, () => ({
    rides: [{ ride_id: 7, driver_id: 4, driver_name: "Mila Felicia", out_of_plan: isOut, kept_driver_id: 4 }],
  }));
  return renderPart(
    <PageAt path="/operator/board">
      <ToastProvider>
        <PlanOrder ride={aRide({ id: 7, actions: ["assign"] })} />
      </ToastProvider>
    </PageAt>,
  );
}

test("a ride that was booked although no car was free says so", async () => {
  order(false);
  await screen.findByRole("button", { name: new RegExp(`^${text.outOfPlan}`) });
  expect(screen.queryByText(text.pastCapacity)).toBeNull();
  serverAnswers(getPlanEndpoint, () => ({ rides: [{ ride_id: 7, driver_id: 4, past_capacity: true }] }));
  act(() => invalidate(getPlanEndpoint));
  expect(await screen.findByText(text.pastCapacity)).toBeTruthy();
});

test("why this driver is answered in facts, with what else could be and what that does to others", async () => {
  serverAnswers(getPlanWhyEndpoint, () => ({
    driver_id: 4,
    driver_name: "Mila Felicia",
    comes_from: "Punda",
    ride_before: "TR-100",
    empty_minutes: 3,
    spare_minutes: 12,
    break_holds: true,
    shift_holds: true,
    paid_minutes: 90,
    mean_paid_minutes: 102,
    others: [
      {
        driver_id: 5,
        driver_name: "Ruben Martina",
        minutes_late: 14,
        changes: [{ kind: "give" as const, ride_id: 7, driver_id: 5 }],
        difference: { made_late: 1, worst_minutes_late: 9, told_moved: 0, empty_minutes: 2 },
      },
    ],
  }));
  const { user } = order(false);
  await user.click(
    await screen.findByRole("button", { name: new RegExp(`^${text.whyThisDriver.slice(0, -1)}`) }),
  );
  expect(await screen.findByText(text.facts.comes("Punda", 3, "TR-100"))).toBeTruthy();
  expect(screen.getByText(text.facts.paid(12, true))).toBeTruthy();
  const other = within(screen.getAllByRole("list").at(-1) ?? document.body).getByRole("listitem");
  expect(other.textContent).toBe(
    "Ruben Martina This one 14 late, 1 other 9 min late, nobody told moves, 2 empty min more",
  );
});

test("a ride is taken out of the plan's hands, and keeps the driver that was asked for it", async () => {
  const sent = serverAnswers(orderPlannedRideEndpoint, () => new Response(null, { status: 204 }));
  const { user } = order(false);
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${text.outOfPlan}`) }));
  expect(await screen.findByText(text.tookOut(7))).toBeTruthy();
  expect(sent).toMatchObject([{ body: { out_of_plan: true, kept_driver_id: 4 } }]);
});

test("a ride that is out of the plan can be given back to it", async () => {
  const sent = serverAnswers(orderPlannedRideEndpoint, () => new Response(null, { status: 204 }));
  const { user } = order(true);
  const button = await screen.findByRole("button", { name: new RegExp(`^${text.backToPlan}`) });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await user.click(button);
  expect(await screen.findByText(text.gaveBack(7))).toBeTruthy();
  expect(sent).toMatchObject([{ body: { out_of_plan: false } }]);
});
