import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listDriverRecordsEndpoint } from "../../../contract/staff/people.endpoints.ts";
import { PAPER_DAYS } from "../../../contract/papers/papers.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DriversSection } from "./drivers-section.tsx";
import text from "./strings/en.ts";

const NO_DAYS = Object.fromEntries(Object.values(PAPER_DAYS).map((day) => [day, null]));
const driver = (id: number, name: string, facts: object) => ({
  id,
  name,
  username: `driver${id}`,
  phone: "+59995550100",
  vehicle: "Toyota Corolla",
  vehicle_type: "economy",
  license_number: `CW-${id}`,
  approved_on: "2026-01-01",
  papers_due: [],
  papers_override: null,
  papers_expired: null,
  ...NO_DAYS,
  ...facts,
});

test("a driver is found by name, plate or phone, and those with papers due are counted and shown alone", async () => {
  serverAnswers(
    listDriverRecordsEndpoint,
    () =>
      [
        driver(1, "Nelly Sambo", {
          plate: "TX 1209",
          papers_due: ["inspection"],
          inspection_expires_on: "2026-01-31",
        }),
        driver(2, "José Winklaar", { plate: "TX 1033" }),
      ] as never,
  );
  const { user } = renderPart(
    <PageAt path="/admin/drivers">
      <ToastProvider>
        <DriversSection />
      </ToastProvider>
    </PageAt>,
  );
  expect(await screen.findByText("Nelly Sambo")).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: text.search });
  await user.type(search, "jose 1033");
  expect(screen.getByText("José Winklaar")).toBeTruthy();
  expect(screen.queryByText("Nelly Sambo")).toBeNull();
  await user.type(search, " nobody");
  expect(screen.getByText(text.nobody)).toBeTruthy();
  await user.clear(search);
  await user.click(screen.getByRole("button", { name: text.due(1) }));
  expect(screen.getByText("Nelly Sambo")).toBeTruthy();
  expect(screen.queryByText("José Winklaar")).toBeNull();
});
