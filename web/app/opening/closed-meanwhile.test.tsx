import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { CLOSED_WORDS } from "../../../domain/company/closing-words.ts";
import { DRAWN_COMPANY } from "../../company/drawn-company.ts";
import { serverAnswers } from "../../testing/server.ts";
import { App } from "../app.tsx";
import { preloadPage } from "../router.tsx";

test("a page that was drawn while the site was open becomes the closed one, and doesn't break", async () => {
  await preloadPage("/contactus", "en");
  serverAnswers(getConfigEndpoint, () => ({
    company: { ...DRAWN_COMPANY, opens_soon: true, closed_text: { en: "Back on Monday." } },
  }));
  render(<App url="/contactus" />);
  expect(await screen.findByRole("heading", { name: CLOSED_WORDS.en.title })).toBeTruthy();
  expect(screen.getByText("Back on Monday.")).toBeTruthy();
});
