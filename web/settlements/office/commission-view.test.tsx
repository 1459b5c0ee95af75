import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import type { CommissionRule } from "../../../contract/settlements/commission-rules.ts";
import {
  addCommissionRuleEndpoint,
  listCommissionRatesEndpoint,
  listCommissionRulesEndpoint,
  previewCommissionEndpoint,
  withdrawCommissionRuleEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { CommissionView } from "./commission-view.tsx";
import strings from "./strings/en.ts";

const { particular: text, rates } = strings;
const RULE: CommissionRule = {
  id: 4,
  of: "rule",
  driver_id: null,
  driver_name: null,
  vehicle_id: 2,
  plate: "TX 1201",
  partner_id: null,
  partner_name: null,
  channel: "hail",
  valid_from: "2027-01-01",
  last_day: "2027-01-31",
  percent: 12.5,
  reason: "A quiet month",
  created_at: "2026-11-16T13:00:00Z",
  created_by: "Suheily Maria",
  state: "coming",
};

function view(rules: CommissionRule[] = []) {
  serverAnswers(listCommissionRatesEndpoint, () => []);
  serverAnswers(listCommissionRulesEndpoint, () => rules);
  serverAnswers(listDriverRecordsEndpoint, () => []);
  serverAnswers(listVehiclesEndpoint, () => []);
  serverAnswers(listPartnersEndpoint, () => []);
  return renderPart(
    <ToastProvider>
      <CommissionView />
    </ToastProvider>,
  );
}

test("a commission in particular says what it goes by, its days and why, and is withdrawn before them", async () => {
  const withdrawn = serverAnswers(withdrawCommissionRuleEndpoint, () => []);
  const { user } = view([
    RULE,
    { ...RULE, id: 5, channel: null, last_day: null, percent: null, state: "past" },
  ]);
  const name = `TX 1201 · ${text.channels.hail}`;
  const row = within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
  expect(row.getByText("January 1, 2027 to January 31, 2027")).toBeTruthy();
  expect(row.getByText("A quiet month")).toBeTruthy();
  expect(screen.getByText(text.general)).toBeTruthy();
  await user.click(row.getByRole("button", { name: /^Withdraw/ }));
  const question = within(screen.getByRole("form", { name: text.withdrawOf(name) }));
  await user.type(question.getByLabelText(rates.reason), "Not agreed");
  await user.click(question.getByRole("button", { name: rates.withdraw }));
  expect(await screen.findByText(strings.tookBack)).toBeTruthy();
  expect(withdrawn).toMatchObject([{ body: { reason: "Not agreed" } }]);
});

test("without a percentage it ends those before, and asks what that changes", async () => {
  const asked = serverAnswers(previewCommissionEndpoint, () => ({
    rides: 3,
    before: "3.00",
    after: "6.00",
    closed: [],
  }));
  const sent = serverAnswers(addCommissionRuleEndpoint, () => refusal("internal"));
  const { user } = view();
  await user.click(await screen.findByRole("button", { name: text.add }));
  const form = within(screen.getByRole("form", { name: text.add }));
  await user.selectOptions(form.getByLabelText(text.channel), text.channels.hail);
  await user.clear(form.getByLabelText(rates.validFrom));
  await user.type(form.getByLabelText(rates.validFrom), "2020-01-01");
  await user.type(form.getByLabelText(rates.reason), "No longer");
  expect(await form.findByText(strings.changesOpen(3, "$3.00", "$6.00"))).toBeTruthy();
  expect(String(asked.at(-1)?.query)).toBe("valid_from=2020-01-01&channel=hail");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(sent).toMatchObject([
    { body: { channel: "hail", valid_from: "2020-01-01", back_dated: true, reason: "No longer" } },
  ]);
});
