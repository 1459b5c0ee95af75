import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Area } from "../../contract/areas/area-schemas.ts";
import {
  addAreaEndpoint,
  compareAreaEndpoint,
  listAreasEndpoint,
  removeAreaEndpoint,
} from "../../contract/areas/areas.endpoints.ts";
import { listFareZonesEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { squareAround } from "../../domain/areas/area-shape.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import staff from "../office/strings/en.ts";
import { AreasSection } from "./areas-section.tsx";
import text from "./strings/en.ts";

const POINT = { lat: 12.08654, lng: -68.89902 };

function areaOf(id: number, name: string, halfSideM: number): Area {
  const version = {
    number: 1,
    valid_from: "2026-11-20",
    names: { en: name },
    corners: squareAround(POINT, halfSideM),
    airport: 33,
    pier: null,
    surcharge: 0,
    gone: false,
    drawn_by: "Rudy Martis",
    drawn_at: "2026-11-20T12:00:00.000Z",
  };
  return { id, versions: [version], in_force: 1 };
}

function openAreas(areas: readonly Area[]) {
  serverAnswers(listAreasEndpoint, () => [...areas]);
  serverAnswers(listFareZonesEndpoint, () => ({
    currency: "USD" as const,
    results: [
      {
        zone: "mambo" as const,
        name: "Mambo",
        fare: 30,
        fare_xcg: 53.7,
        circles: [{ ...POINT, radius_km: 0.55 }],
      },
    ],
  }));
  const compared = serverAnswers(compareAreaEndpoint, () => ({
    rides: 31,
    changed: 31,
    before: 930,
    after: 1023,
  }));
  const part = renderPart(
    <ToastProvider>
      <PageAt path="/admin/areas">
        <AreasSection />
      </PageAt>
    </ToastProvider>,
  );
  return { ...part, compared };
}

test("a hotel gets its own fare from a place and a number, with what last week would have cost and what it lies over", async () => {
  serverAnswers(suggestPlacesEndpoint, () => ({
    results: [{ name: "Hotel Playa", kind: "hotel" as const, area: "Mambo", ...POINT }],
  }));
  const kept = serverAnswers(addAreaEndpoint, () => areaOf(9, "Hotel Playa", 120));
  const { user } = openAreas([areaOf(4, "Seaside", 600)]);
  await user.click(await screen.findByRole("button", { name: text.add }));
  expect(screen.getByText(text.notYet(0))).toBeTruthy();
  await user.type(screen.getByRole("combobox", { name: text.startAt }), "Hotel Playa");
  await user.click(await screen.findByRole("option", { name: /Hotel Playa/ }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: text.name }).value).toBe("Hotel Playa");
  await user.type(screen.getByRole("textbox", { name: text.fromAirport }), "33");
  expect(await screen.findByText(text.otherFares(31, "$1,023.00", "$930.00"))).toBeTruthy();
  expect(screen.getByText(text.overWins("Seaside"))).toBeTruthy();
  expect(screen.getByText(text.zonesUnder("Mambo Beach"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: staff.save }));
  expect(await screen.findByText(text.saved("Hotel Playa"))).toBeTruthy();
  expect(kept[0]?.body).toMatchObject({
    airport: 33,
    pier: null,
    surcharge: 0,
    names: { en: "Hotel Playa" },
  });
});

test("an area without an outline isn't sent, and says what is missing", async () => {
  const { user } = openAreas([]);
  expect(await screen.findByText(text.none)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.add }));
  await user.type(screen.getByRole("textbox", { name: text.name }), "Nowhere");
  await user.click(screen.getByRole("button", { name: staff.save }));
  expect(screen.getByRole("alert").textContent).toContain(text.notYet(0));
});

test("an area that is taken away says of which version, and stays to be brought back", async () => {
  const area = areaOf(4, "Seaside", 600);
  const [version] = area.versions;
  if (version === undefined) throw new Error("an area has a version");
  const removed = serverAnswers(removeAreaEndpoint, () => ({
    ...area,
    versions: [{ ...version, number: 2, gone: true }, version],
    in_force: null,
  }));
  const { user } = openAreas([area]);
  const list = within(await screen.findByRole("list", { name: text.list }));
  expect(list.getByText("Airport $33.00")).toBeTruthy();
  await user.click(list.getByRole("button", { name: `${text.remove}: Seaside` }));
  expect(await screen.findByText(text.removed)).toBeTruthy();
  expect(removed[0]?.body).toEqual({ version: 1 });
});
