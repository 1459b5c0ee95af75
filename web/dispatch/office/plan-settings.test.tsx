import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { planSettingsSchema } from "../../../contract/dispatch/company-plan.ts";
import {
  editPlanSettingsEndpoint,
  getPlanSettingsEndpoint,
} from "../../../contract/dispatch/plan-settings.endpoints.ts";
import { COMPANY_PLAN_DEFAULTS } from "../../../domain/dispatch/company-plan.ts";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { PlanSettingsSection } from "./plan-settings-section.tsx";

const PLAN = { ...COMPANY_PLAN_DEFAULTS, held_back_percent: [...COMPANY_PLAN_DEFAULTS.held_back_percent] };
const LEARNED = PLAN.held_back_percent.map((_, hour) => (hour === 17 ? 20 : 0));

function open() {
  serverAnswers(getPlanSettingsEndpoint, () =>
    madeOf(planSettingsSchema, {
      ...PLAN,
      defaults: PLAN,
      mode: "suggest",
      learned_percent: LEARNED,
      version: 4,
    }),
  );
  renderPart(
    <PageAt path="/admin/plan">
      <ToastProvider>
        <PlanSettingsSection />
      </ToastProvider>
    </PageAt>,
  );
}

test("says of each setting what it does and what is usual, and what the last 90 days say", async () => {
  open();
  const full = await screen.findByLabelText("When a time is full");
  expect((full as HTMLSelectElement).value).toBe("refuse");
  expect(full.getAttribute("aria-describedby")).not.toBeNull();
  expect(
    screen.getByText(/no car is free at the time they want. Usually: Refuse it, offer other times/),
  ).toBeDefined();
  expect(screen.getByText(/The last 90 days say 0 to 20, by the hour/)).toBeDefined();
});

test("sends what is typed as what it is, and no number that may not be", async () => {
  open();
  const sent = serverAnswers(editPlanSettingsEndpoint, () =>
    madeOf(planSettingsSchema, { ...PLAN, defaults: PLAN }),
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("Mode");
  type("Mode", "off");
  type("Rides told at most", "9");
  type("Share held back, in percent", "7-9: 15");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please check this field.")).toBeDefined();
  expect(sent).toEqual([]);
  type("Rides told at most", "3");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  const held_back_percent = PLAN.held_back_percent.map((_, hour) => (hour === 7 || hour === 8 ? 15 : 0));
  expect(sent[0]?.body).toEqual({ ...PLAN, mode: "off", told_rides: 3, held_back_percent, version: 4 });
});
