import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { SiteFooter } from "./site-footer.tsx";

test("Help, at the foot of every page, is the page that says how to reach us", () => {
  renderPart(
    <PageAt path="/faq">
      <SiteFooter />
    </PageAt>,
  );
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("/contactus");
});

function footOf(company: Partial<typeof DEFAULT_COMPANY>) {
  serverAnswers(getConfigEndpoint, () => ({ company: { ...DEFAULT_COMPANY, ...company } }));
  renderPart(
    <PageAt path="/faq">
      <SiteFooter />
    </PageAt>,
  );
}

test("the foot of every page has no WhatsApp and no empty heading where the company has none", async () => {
  footOf({ whatsapp: "" });
  await waitFor(() => expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull());
  expect(screen.queryByRole("heading", { name: "Follow us" })).toBeNull();
});

test("the foot of every page has the company's other links without WhatsApp", async () => {
  footOf({ whatsapp: "", instagram_url: "https://instagram.com/dushi" });
  expect(await screen.findByRole("link", { name: "Instagram" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
});

test("the foot of every page says in the company's own words when it is there, and else day and night", async () => {
  const drawn = () =>
    renderPart(
      <PageAt path="/faq">
        <SiteFooter />
      </PageAt>,
    );
  const { unmount } = drawn();
  expect(screen.getByText("Licensed taxis with TX plates, day and night, anywhere on Curaçao.")).toBeTruthy();
  unmount();
  const company = { ...DEFAULT_COMPANY, open_when: { en: "from 6 AM to midnight", nl: "van 6 tot 24 uur" } };
  serverAnswers(getConfigEndpoint, () => ({ company }));
  drawn();
  expect(await screen.findByText(/TX plates, from 6 AM to midnight, anywhere/)).toBeTruthy();
});
