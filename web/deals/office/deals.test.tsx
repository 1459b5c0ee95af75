import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WireDeal } from "../../../contract/deals/deal-schemas.ts";
import {
  addDealEndpoint,
  changeDealEndpoint,
  getDealReportEndpoint,
  listDealsEndpoint,
} from "../../../contract/deals/deals.endpoints.ts";
import office from "../../office/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DealsSection } from "./deals-section.tsx";
import text from "./strings/en.ts";

const DEAL: WireDeal = {
  id: 3,
  version: 2,
  kind: "code",
  name: { en: "Sunset" },
  text: { en: "" },
  code: "SUNSET",
  partner_id: null,
  partner_name: null,
  level: null,
  percent: 10,
  off: null,
  minimum: 20,
  trips: "airport",
  valid_from: null,
  valid_until: "2026-12-31",
  most_uses: 100,
  most_per_person: 1,
  on: true,
  shown: true,
  uses: 7,
};

function openDeals(deals: WireDeal[]) {
  serverAnswers(listDealsEndpoint, () => deals);
  serverAnswers(getDealReportEndpoint, () => [
    { deal_id: 3, name: { en: "Sunset" }, month: "2026-11", rides: 6, discount: "20.40", fares: "183.60" },
    { deal_id: 3, name: { en: "Sunset" }, month: "2026-10", rides: 1, discount: "3.40", fares: "30.60" },
  ]);
  return renderPart(
    <ToastProvider>
      <PageAt path="/admin/deals">
        <DealsSection />
      </PageAt>
    </ToastProvider>,
  );
}

test("lists each deal with what it gives and how often it was used, and what they cost altogether", async () => {
  openDeals([DEAL]);
  const list = await screen.findByRole("list", { name: text.list });
  const [row] = within(list).getAllByRole("listitem");
  expect(row?.textContent).toContain(
    "SUNSET · 10% off · fares from $20.00 · From and to the airport · until December 31, 2026",
  );
  expect(row?.textContent).toContain("On · used 7 of 100 times");
  const cost = await screen.findByRole("row", { name: /^Total/ });
  expect(cost.textContent).toContain("Total7$23.80$214.20");
});

test("turns one off with everything else as it is", async () => {
  const { user } = openDeals([DEAL]);
  const changed = serverAnswers(changeDealEndpoint, () => ({ ...DEAL, on: false, version: 3 }));
  await user.click(await screen.findByRole("button", { name: `${text.turnOff}: Sunset` }));
  const { id: _id, uses: _uses, partner_name: _name, ...facts } = DEAL;
  expect(changed.map(({ body }) => body)).toEqual([{ ...facts, on: false }]);
});

test("makes one, and shows what it does to fares before it's kept", async () => {
  const { user } = openDeals([]);
  const added = serverAnswers(addDealEndpoint, () => DEAL);
  const [make] = await screen.findAllByRole("button", { name: text.add });
  if (make) await user.click(make);
  await user.type(screen.getByLabelText(text.name), "Five off");
  await user.type(screen.getByLabelText(text.code), "five");
  await user.selectOptions(screen.getByLabelText(text.gives), text.anAmount);
  await user.type(screen.getByLabelText(text.off), "5");
  await user.type(screen.getByLabelText(text.minimum), "20");
  const preview = screen.getByLabelText(text.preview);
  expect(preview.textContent).toContain("$15.00stays as it is");
  expect(preview.textContent).toContain("$34.00becomes $29.00, $5.00 off");
  await user.click(screen.getByRole("button", { name: office.save }));
  expect(added.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      kind: "code",
      name: { en: "Five off" },
      code: "five",
      percent: null,
      off: 5,
      minimum: 20,
      most_uses: null,
      on: true,
    }),
  ]);
});
