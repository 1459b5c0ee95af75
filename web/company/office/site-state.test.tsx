import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { setSiteOpenEndpoint } from "../../../contract/setup/setup.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staff from "../../office/strings/en.ts";
import { SiteState } from "./site-state.tsx";

const { site } = staff.company;

function openState() {
  return renderPart(
    <ToastProvider>
      <SiteState />
    </ToastProvider>,
  );
}

test("a site that is open is closed with the company's own words", async () => {
  serverAnswers(getConfigEndpoint, () => ({}));
  const sent = serverAnswers(setSiteOpenEndpoint, () => ({ site_open: false }));
  const { user } = openState();
  expect(await screen.findByText(site.isOpen)).toBeTruthy();
  await user.click(screen.getByText(site.words));
  await user.type(screen.getByRole("textbox", { name: /^Nederlands/ }), "Storm.");
  await user.click(screen.getByRole("button", { name: site.close }));
  expect(await screen.findByText(site.closed)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ open: false, text: { nl: "Storm." } });
});

test("one that is closed shows its words and opens again, and one that was never open is the setup's", async () => {
  serverAnswers(getConfigEndpoint, () => ({
    company: { opens_soon: true, closed_text: { en: "Back on Monday." } },
  }));
  const sent = serverAnswers(setSiteOpenEndpoint, () => ({ site_open: true }));
  const { user } = openState();
  expect(await screen.findByDisplayValue("Back on Monday.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: site.open }));
  expect(await screen.findByText(site.opened)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ open: true });
});
