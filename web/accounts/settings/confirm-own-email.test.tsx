import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { askEmailConfirmationEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import type { Me } from "../../../contract/accounts/account.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ConfirmOwnEmail } from "./confirm-own-email.tsx";
import strings from "./strings/en.ts";

const ANA: Me = {
  id: 7,
  username: "ana",
  email: "ana@example.com",
  email_confirmed: false,
  pending_email: null,
  first_name: "Ana",
  last_name: "Pieters",
  phone_number: "5550123",
  role: "rider",
  language: "en",
  last_visited_page: null,
  vip_level: 0,
  completed_rides: 0,
  two_factor: "unavailable",
  created_at: "2026-11-20T12:00:00Z",
  driver: null,
};

test("mails the link to an address that is not confirmed once more, and says where it went", async () => {
  const asked = serverAnswers(askEmailConfirmationEndpoint, () => null);
  const { user } = renderPart(<ConfirmOwnEmail me={ANA} />);
  expect(screen.getByText(strings.unconfirmed)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: strings.sendLink }));
  expect(await screen.findByText("We sent a link to ana@example.com.")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test("says when the address has had enough of them", async () => {
  serverAnswers(askEmailConfirmationEndpoint, () => refusal("rate_limited"));
  const { user } = renderPart(<ConfirmOwnEmail me={ANA} />);
  await user.click(screen.getByRole("button", { name: strings.sendLink }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test.each([
  ["a confirmed one", { email_confirmed: true }],
  ["one that is about to change", { pending_email: "new@example.com" }],
  ["the account of a server that does not know it", { email_confirmed: undefined }],
])("says nothing of %s", (_which, facts) => {
  renderPart(<ConfirmOwnEmail me={{ ...ANA, ...facts } as Me} />);
  expect(screen.queryByText(strings.unconfirmed)).toBeNull();
});
