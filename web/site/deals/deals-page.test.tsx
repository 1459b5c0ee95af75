import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listPublicDealsEndpoint } from "../../../contract/deals/deals.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import DealsPage from "./deals-page.tsx";
import text from "./strings/en.ts";

function openPage() {
  return renderPart(
    <PageAt path="/deals">
      <DealsPage />
    </PageAt>,
  );
}

test("shows what each deal gives, how it comes and for which rides", async () => {
  serverAnswers(listPublicDealsEndpoint, () => [
    {
      name: { en: "Sunset" },
      text: { en: "For rides at dusk." },
      kind: "code" as const,
      code: "SUNSET",
      level: null,
      percent: null,
      off: 5,
      minimum: 20,
      trips: "island" as const,
      valid_from: null,
      valid_until: "2026-12-31",
    },
  ]);
  openPage();
  expect(await screen.findByRole("heading", { name: "Sunset" })).toBeTruthy();
  for (const words of [text.off("$5"), text.withCode("SUNSET"), "For rides at dusk."]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText(/fares from \$20 · until December 31, 2026/)).toBeTruthy();
});

test("says so where there is none", async () => {
  serverAnswers(listPublicDealsEndpoint, () => []);
  openPage();
  expect(await screen.findByText(text.none)).toBeTruthy();
});
