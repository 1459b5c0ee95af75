import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import {
  countUsersEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffText from "../../office/strings/en.ts";
import text from "../../drivers/records/strings/en.ts";
import { UsersSection } from "./users-section.tsx";

const ANA: StaffAccount = {
  id: 7,
  username: "ana",
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Winklaar",
  phone_number: "+59995551234",
  role: "operator",
  state: "suspended",
  language: "pap",
  two_factor: false,
  created_at: "2025-05-20T16:00:00.000Z",
  last_seen_at: "2025-11-18T13:20:00.000Z",
};

test("accounts are counted by role and shown by role, each with who it is and when they were here", async () => {
  const asked = serverAnswers(listUsersEndpoint, () => [ANA]);
  serverAnswers(countUsersEndpoint, () => ({
    rider: { active: 1196, suspended: 2 },
    driver: { active: 8, suspended: 0 },
    operator: { active: 1, suspended: 0 },
    staff: { active: 3, suspended: 0 },
  }));
  const let_in = serverAnswers(reactivateUserEndpoint, () => ({ ...ANA, state: "active" as const }));
  const { user } = renderPart(
    <PageAt path="/admin/users">
      <ToastProvider>
        <UsersSection />
      </ToastProvider>
    </PageAt>,
  );
  expect(await screen.findByText("1,198 riders, 8 drivers, 1 operator, 3 staff")).toBeTruthy();
  const row = await screen.findByRole("row", { name: /Ana Winklaar/ });
  for (const word of [
    "ana",
    "ana@example.com",
    displayPhone(ANA.phone_number),
    staffText.roles.operator,
    "Nov 18, 2025",
  ]) {
    expect(row.textContent).toContain(word);
  }
  const roles = within(screen.getByRole("group", { name: text.whichRole }));
  expect(roles.getByRole("button", { name: "All 1,210" }).getAttribute("aria-pressed")).toBe("true");
  await user.click(roles.getByRole("button", { name: "Operators 1" }));
  await waitFor(() => expect(asked.at(-1)?.query.get("role")).toBe("operator"));
  await user.click(screen.getByRole("button", { name: `${staffText.users.reactivate}: ana` }));
  expect(await screen.findByText(staffText.saved)).toBeTruthy();
  expect(let_in).toHaveLength(1);
});
