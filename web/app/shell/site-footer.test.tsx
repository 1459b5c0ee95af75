import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { SiteFooter } from "./site-footer.tsx";

test("Help, at the foot of every page, is the page that says how to reach us", () => {
  renderPart(
    <PageAt path="/faq">
      <SiteFooter />
    </PageAt>,
  );
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("/contactus");
});
