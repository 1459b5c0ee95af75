import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { DRAWN_COMPANY } from "../../company/drawn-company.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { getSiteTextsEndpoint } from "../../../contract/site-texts/site-texts.endpoints.ts";
import AboutPage from "./about-page.tsx";

test("tells the demo's story with its year", async () => {
  serverAnswers(getConfigEndpoint, () => ({ company: { ...DRAWN_COMPANY, founded_year: 1998 } }));
  renderPart(
    <PageAt path="/aboutus">
      <AboutPage />
    </PageAt>,
  );
  expect(await screen.findByText(/We started in 1998/)).toBeTruthy();
});

test("shows another company no story and no team that aren't its own", async () => {
  serverAnswers(getConfigEndpoint, () => ({ company: { ...DRAWN_COMPANY, name: "Dushi Taxi" } }));
  renderPart(
    <PageAt path="/aboutus">
      <AboutPage />
    </PageAt>,
  );
  await waitFor(() => expect(screen.queryByText(/We started in/)).toBeNull());
  expect(screen.queryByText("Shudaila Martina")).toBeNull();
  expect(screen.getByText("Our Promise")).toBeTruthy();
});

test("shows the story and the people that the company wrote, and nobody without a name", async () => {
  serverAnswers(getConfigEndpoint, () => ({ company: { ...DRAWN_COMPANY, name: "Dushi Taxi" } }));
  serverAnswers(getSiteTextsEndpoint, () => ({
    parts: {
      story: { title: "How we began", story: "One car.\nThen two." },
      "person-1": { name: "Rudy", bio: "Drives at night." },
      "person-2": { role: "Nobody yet" },
    },
  }));
  renderPart(
    <PageAt path="/aboutus">
      <AboutPage />
    </PageAt>,
  );
  expect(await screen.findByRole("heading", { name: "How we began" })).toBeTruthy();
  expect(screen.getByText("Then two.").tagName).toBe("P");
  expect(screen.getByRole("heading", { name: "Rudy" })).toBeTruthy();
  expect(screen.queryByText("Nobody yet")).toBeNull();
});
