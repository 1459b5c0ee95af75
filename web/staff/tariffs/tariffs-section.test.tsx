import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FIRST_TARIFF } from "../../../contract/fares/tariff.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import { listTariffsEndpoint, withdrawTariffEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../strings/en.ts";
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
  return renderPart(
    <ToastProvider>
      <TariffsSection />
    </ToastProvider>,
  );
}

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

test("a coming tariff is compared over ten trips with the one in force, fixed rates included", async () => {
  const { user } = office();
  await user.click(await screen.findByRole("button", { name: `${text.show}: January 1, 2027` }));
  expect(rowOf(/Airport – Mambo Beach/).getByText("$32.00")).toBeTruthy();
  expect(rowOf(/Airport – Mambo Beach/).getByText("+$2.00")).toBeTruthy();
  expect(rowOf(/Airport – Westpunt/).getByText(text.same)).toBeTruthy();
  expect(rowOf(/Punda – Jan Thiel/).getByText("$20.50")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: text.views.values }));
  expect(rowOf(/^Base fare/).getByText("6.5")).toBeTruthy();
  expect(rowOf(/^Mambo Beach/).getByText("32")).toBeTruthy();
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
  expect(within(trips.getByRole("row", { name: /Punda – Jan Thiel/ })).getByText("+$2.00")).toBeTruthy();
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
  renderPart(
    <ToastProvider>
      <TariffsSection />
    </ToastProvider>,
  );
  await screen.findByText(text.replaced);
  expect(screen.getAllByText(text.replaced)).toHaveLength(1);
  expect(screen.getAllByText(text.coming)).toHaveLength(1);
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
