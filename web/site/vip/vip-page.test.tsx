import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CAR_DRAWINGS } from "../../company/car-drawings.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import VipPage from "./vip-page.tsx";

test("draws a Comfort as the page of the fleet does", () => {
  renderPart(
    <PageAt path="/vip">
      <VipPage />
    </PageAt>,
  );
  const row = screen.getByRole("term", { name: (_, term) => term.textContent === "Comfort" }).parentElement;
  expect(row?.querySelector("use")?.getAttribute("href")).toBe(`${CAR_DRAWINGS.comfort.url}#art`);
});
