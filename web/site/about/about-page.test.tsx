import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { DRAWN_COMPANY } from "../../company/drawn-company.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import AboutPage from "./about-page.tsx";

test("says since when by the company's own year", async () => {
  serverAnswers(getConfigEndpoint, () => ({ company: { ...DRAWN_COMPANY, founded_year: 1998 } }));
  renderPart(
    <PageAt path="/aboutus">
      <AboutPage />
    </PageAt>,
  );
  expect((await screen.findAllByText("on Curaçao since 1998", { exact: false })).length).toBeGreaterThan(0);
});
