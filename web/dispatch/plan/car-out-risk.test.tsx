import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Risk } from "../../../contract/dispatch/forecast.ts";
import {
  applyPlanChangesEndpoint,
  getPlanAnswersEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { inPage, renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { AlarmList } from "./alarm-list.tsx";
import { useWhatIf } from "./use-what-if.ts";

const AT = "2026-11-24T15:00:00.000Z";
const RISK: Risk = {
  kind: "car_out",
  ride_id: 9,
  ride_datetime: AT,
  pickup_location: "Hato International Airport",
  rider_phone: "+59995551234",
  driver_id: 7,
  driver_name: "Joost Winklaar",
  minutes: null,
  paper: null,
  flight: null,
  outage: { from: "2026-11-24T14:00:00.000Z", until: "2026-11-24T17:00:00.000Z", reason: "brakes" },
};
const DIFFERENCE = {
  made_late: 0,
  worst_minutes_late: 0,
  moves: [],
  before: { promises_kept: 62, told_moved: 1, empty_minutes: 412 },
  after: { promises_kept: 62, told_moved: 1, empty_minutes: 418 },
};

function ListWith({ selected }: { readonly selected: number | null }) {
  const rest = { plan: undefined, onSelect: () => undefined, whatIf: useWhatIf() };
  return <AlarmList risks={[RISK]} selected={selected} {...rest} />;
}

test("a ride whose car will be out says so and why, and is handed over in one press once it is chosen", async () => {
  const changes = [{ kind: "give", ride_id: 9, driver_id: 4 } as const];
  serverAnswers(getPlanAnswersEndpoint, () => ({
    answers: [
      {
        changes,
        driver_id: 4,
        driver_name: "Ruben Martina",
        pickup_at: AT,
        minutes_late: 0,
        difference: DIFFERENCE,
      },
    ],
  }));
  const applied = serverAnswers(applyPlanChangesEndpoint, () => DIFFERENCE);
  const listWith = (selected: number | null) => (
    <PageAt path="/operator/board">
      <ToastProvider>
        <ListWith selected={selected} />
      </ToastProvider>
    </PageAt>
  );
  const { user, rerender } = renderPart(listWith(null));
  const row = within(screen.getByRole("listitem"));
  expect(row.getByText("Joost Winklaar's car is out then")).toBeTruthy();
  expect(row.getByText(/brakes/)).toBeTruthy();
  rerender(inPage(listWith(9)));
  await user.click(await screen.findByRole("button", { name: /^Give to Ruben Martina/ }));
  expect(applied).toMatchObject([{ body: { changes } }]);
});
