import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  applyPlanChangesEndpoint,
  getPlanEndpoint,
  supposeEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import deskStrings from "../strings/en.ts";
import { HandOver } from "./hand-over.tsx";
import text from "./strings/en.ts";

const AT = "2026-11-24T15:00:00.000Z";
const JOOST = { id: 7, name: "Joost Winklaar" };
const DIFFERENCE = {
  made_late: 1,
  worst_minutes_late: 8,
  moves: [
    {
      ride_id: 1,
      from_driver_id: 7,
      to_driver_id: 4,
      to_driver_name: "Ruben",
      minutes_late: 0,
      was_told: true,
      promised_at: AT,
    },
    {
      ride_id: 2,
      from_driver_id: 7,
      to_driver_id: 5,
      to_driver_name: "Nadia",
      minutes_late: 8,
      was_told: false,
      promised_at: AT,
    },
    {
      ride_id: 3,
      from_driver_id: 7,
      to_driver_id: null,
      minutes_late: null,
      was_told: false,
      promised_at: AT,
    },
  ],
  before: { promises_kept: 62, told_moved: 1, empty_minutes: 412 },
  after: { promises_kept: 61, told_moved: 3, empty_minutes: 421 },
};

function breakdown() {
  serverAnswers(getPlanEndpoint, () => ({ cars: [{ driver_id: 7, is_out: false }] }));
  return renderPart(
    <PageAt path="/operator/drivers/7">
      <ToastProvider>
        <HandOver driver={JOOST} />
      </ToastProvider>
    </PageAt>,
  );
}

test("a breakdown says first what becomes of each ride, hands all over in one press, and takes all back in one", async () => {
  serverAnswers(supposeEndpoint, () => DIFFERENCE);
  const applied = serverAnswers(applyPlanChangesEndpoint, () => DIFFERENCE);
  serverAnswers(getRideEndpoint, () => aRide({ id: 1, version: 5, actions: ["undo"] }));
  const undone = serverAnswers(undoRideStepEndpoint, () => aRide({ id: 1, version: 6 }));
  const { user } = breakdown();
  await user.click(screen.getByRole("button", { name: text.breakdown }));
  const dialog = await screen.findByRole("dialog", { name: text.askOut(JOOST.name) });
  expect(await screen.findByText(text.ridesLeft(1))).toBeTruthy();
  expect(dialog.textContent).toContain(text.ridesMove(2));
  expect(dialog.textContent).toContain(text.goesTo("Ruben", true));
  expect(dialog.textContent).toContain("8 late");
  expect(dialog.textContent).toContain(text.change(1, false));
  expect(applied).toEqual([]);
  await user.click(screen.getByRole("button", { name: text.handOver }));
  expect(await screen.findByText(text.wentOut(JOOST.name, 3))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: new RegExp(deskStrings.undo) }));
  expect(await screen.findByText(deskStrings.undonePlan)).toBeTruthy();
  expect(applied).toMatchObject([
    { body: { changes: [{ kind: "car_out", driver_id: 7, until: null }] } },
    { body: { changes: [{ kind: "car_back", driver_id: 7 }] } },
  ]);
  expect(undone).toMatchObject([{ body: { version: 5 } }]);
});

test("what can't be worked out says so, and nothing can be handed over", async () => {
  serverAnswers(supposeEndpoint, () => refusal("not_found"));
  const { user } = breakdown();
  await user.click(screen.getByRole("button", { name: text.breakdown }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: text.handOver }).hasAttribute("disabled")).toBe(true);
});
