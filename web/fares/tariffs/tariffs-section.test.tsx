import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import {
  compareTariffEndpoint,
  listTariffsEndpoint,
  withdrawTariffEndpoint,
} from "../../../contract/fares/tariffs.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../../office/strings/en.ts";
import text from "./strings/en.ts";
import { TariffsSection } from "./tariffs-section.tsx";

const NOW = { ...toWireTariff(FIRST_TARIFF), id: 1, created_at: "2025-01-01T12:00:00Z", in_force: true };
const COMING = {
  ...NOW,
  id: 2,
  in_force: false,
  coming: true,
  open_rides: 4,
  valid_from: "2027-01-01",
  start: 6.5,
  airport_rates: { ...NOW.airport_rates, mambo: 32 },
};

function office() {
  serverAnswers(listTariffsEndpoint, () => [COMING, NOW]);
  return renderSection();
}

function renderSection() {
  return renderPart(
    <ToastProvider>
      <TariffsSection />
    </ToastProvider>,
  );
}

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

test("a coming tariff stands beside the one in force: ten trips, its zones and every value", async () => {
  serverAnswers(compareTariffEndpoint, () => ({ rides: 268, before: 7946, after: 8351.5 }));
  const { user } = office();
  expect(await screen.findByRole("region", { name: text.numbered(1) })).toBeTruthy();
  const coming = within(screen.getByRole("region", { name: text.numbered(2) }));
  expect(coming.getByText(/^From January 1, 2027, (tomorrow|in \d+ days)$/)).toBeTruthy();
  expect(rowOf(/Airport to Mambo Beach/).getByText("$32.00")).toBeTruthy();
  expect(rowOf(/Airport to Mambo Beach/).getByText("+$2.00")).toBeTruthy();
  expect(rowOf(/Airport to Mambo Beach/).getByText("6.7%")).toBeTruthy();
  expect(rowOf(/Airport to Westpunt/).getByText(text.same)).toBeTruthy();
  expect(rowOf(/Punda to Jan Thiel/).getByText("$20.50")).toBeTruthy();
  const changes = within(screen.getByRole("table", { name: text.changes }));
  expect(changes.getByRole("row", { name: /^Start/ }).textContent).toBe("Start$6.00$6.50");
  expect(changes.getByRole("row", { name: /^Airport zones/ }).textContent).toBe("Airport zones251 new");
  expect(screen.getByText(text.lastWeek(268))).toBeTruthy();
  expect(screen.getByText("+$405.50, +5.1%")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.views.zones }));
  const rate = rowOf(/^Mambo Beach/);
  expect(rate.getByText("$32.00")).toBeTruthy();
  await user.click(rate.getByRole("button"));
  expect(rate.getByRole("button").getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("button", { name: text.views.values(47) }));
  expect(rowOf(/^Base fare/).getByText("$6.50")).toBeTruthy();
  expect(rowOf(/^Mambo Beach/).getByText("$32.00")).toBeTruthy();
  expect(rowOf(/^Night from/).getByText("11:00 PM")).toBeTruthy();
});

test("without a coming tariff the page shows the one in force, and without rides no sum of them", async () => {
  serverAnswers(listTariffsEndpoint, () => [NOW]);
  renderSection();
  expect(await screen.findByText(text.nothingComing)).toBeTruthy();
  expect(rowOf(/Airport to Mambo Beach/).getAllByRole("cell")).toHaveLength(1);
  expect(screen.getByRole("table", { name: text.mainValues })).toBeTruthy();
  expect(screen.queryByText(text.others)).toBeNull();
});

test("a value that has no line of its own is named where it changes", async () => {
  serverAnswers(listTariffsEndpoint, () => [{ ...COMING, rounding: 1 }, NOW]);
  serverAnswers(compareTariffEndpoint, () => ({ rides: 0, before: 0, after: 0 }));
  renderSection();
  const changes = within(await screen.findByRole("table", { name: text.changes }));
  expect(changes.getByRole("row", { name: /^Rounded to/ }).textContent).toBe("Rounded to$0.50$1.00");
  expect(screen.queryByText(/instead of/)).toBeNull();
});

test("one that held before is shown on a press beside the one in force", async () => {
  const before = { ...NOW, id: 3, in_force: false, valid_from: "2024-01-01", start: 5 };
  serverAnswers(listTariffsEndpoint, () => [NOW, before]);
  const { user } = renderSection();
  await user.click(await screen.findByRole("button", { name: /^Show: Tariff 3/ }));
  const dialog = within(screen.getByRole("dialog"));
  const trip = within(dialog.getByRole("row", { name: /Punda to Jan Thiel/ }));
  expect(trip.getByText("−$1.00")).toBeTruthy();
  expect(dialog.getAllByRole("columnheader", { name: text.earlier }).length).toBeGreaterThan(0);
});

test("what is typed is compared before it is saved", async () => {
  const { user } = office();
  await user.click(await screen.findByRole("button", { name: staffStrings.tariffs.add }));
  expect(screen.getByText(text.nothingNew)).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>("button", { name: staffStrings.save });
  expect(save.disabled).toBe(true);
  const base = screen.getByLabelText(staffStrings.tariffs.start);
  await user.clear(base);
  expect(screen.getByText(text.incomplete)).toBeTruthy();
  await user.type(base, "8");
  expect(save.disabled).toBe(false);
  const trips = within(screen.getByRole("region", { name: text.preview }));
  expect(within(trips.getByRole("row", { name: /Punda to Jan Thiel/ })).getByText("+$2.00")).toBeTruthy();
});

test("says before it is saved that a tariff replaces the one of its day", async () => {
  const { user } = office();
  await user.click(await screen.findByRole("button", { name: staffStrings.tariffs.add }));
  expect(screen.queryByText(/This one replaces it/)).toBeNull();
  const day = screen.getByLabelText(staffStrings.tariffs.validFrom);
  await user.clear(day);
  await user.type(day, COMING.valid_from);
  expect(screen.getByText(text.replaces("January 1, 2027"))).toBeTruthy();
});

test("tells the one that is replaced from the one that counts on its day", async () => {
  serverAnswers(listTariffsEndpoint, () => [{ ...COMING, id: 3 }, COMING, NOW]);
  renderSection();
  await screen.findByText(text.replaced);
  expect(screen.getAllByText(text.replaced)).toHaveLength(1);
  expect(screen.getByRole("region", { name: text.numbered(3) })).toBeTruthy();
  const others = within(screen.getByRole("region", { name: text.others }));
  expect(others.getByText(text.numbered(2))).toBeTruthy();
});

test("what is typed is there again in a page that is opened anew, until it is cancelled", async () => {
  const base = () => screen.getByLabelText<HTMLInputElement>(staffStrings.tariffs.start);
  const add = () => screen.findByRole("button", { name: staffStrings.tariffs.add });
  const { user, unmount } = office();
  await user.click(await add());
  const before = base().value;
  await user.clear(base());
  await user.type(base(), "9.75");
  unmount();
  office();
  await user.click(await add());
  expect(base().value).toBe("9.75");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await add());
  expect(base().value).toBe(before);
});

test("only a coming tariff is withdrawn, with a reason, and it says which rides keep their price", async () => {
  const sent = serverAnswers(withdrawTariffEndpoint, () => new Response(null, { status: 204 }));
  const { user } = office();
  const withdraw = await screen.findAllByRole("button", { name: new RegExp(`^${text.withdraw}:`) });
  expect(withdraw).toHaveLength(1);
  await user.click(withdraw[0] as HTMLElement);
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(text.keep(4))).toBeTruthy();
  await user.type(dialog.getByLabelText(text.reason), "The board says no");
  await user.click(dialog.getByRole("button", { name: text.withdraw }));
  expect(sent).toMatchObject([{ body: { reason: "The board says no" } }]);
});
