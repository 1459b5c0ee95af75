import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  changeUserRoleEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staffStrings from "../../office/strings/en.ts";
import { RoleDialog } from "./role-dialog.tsx";
import text from "../../drivers/records/strings/en.ts";
import { madeOf } from "../../testing/filled.ts";
import { staffAccountSchema } from "../../../contract/accounts/account-records.ts";

const CARLOS = madeOf(staffAccountSchema, { id: 8, username: "carlos", role: "driver" });

test("a change of role says what it ends and begins before it is made", async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  serverAnswers(getRoleChangeEndpoint, () => ({
    sessions: 1,
    rides: [{ id: 4836, reference: "TR-4836", ride_datetime: "2026-11-20T23:00:00Z" }],
  }));
  serverAnswers(listUsersEndpoint, () => []);
  const sent = serverAnswers(changeUserRoleEndpoint, () => ({ ...CARLOS, role: "operator" as const }));
  const { user } = renderPart(
    <ToastProvider>
      <RoleDialog user={CARLOS} onClose={() => undefined} />
    </ToastProvider>,
  );
  const roles = within(screen.getByRole("group", { name: text.role.choose }));
  const present = roles.getByRole("button", { name: new RegExp(text.role.present) });
  expect(present.textContent).toContain(staffStrings.roles.driver);
  expect(present).toHaveProperty("disabled", true);
  const change = screen.getByRole("button", { name: staffStrings.users.changeRole });
  expect(change).toHaveProperty("disabled", true);
  await user.click(roles.getByRole("button", { name: new RegExp(text.role.does.operator) }));
  const { driver, operator } = staffStrings.roles;
  expect(screen.getByText(text.role.step(driver, operator))).toBeTruthy();
  expect(screen.getByText(text.role.can.driver)).toBeTruthy();
  expect(screen.getByText(text.role.can.operator)).toBeTruthy();
  const atOnce = within(screen.getByRole("region", { name: text.role.atOnce }));
  expect(await atOnce.findByText(text.role.sessions(1))).toBeTruthy();
  expect(atOnce.getByText(/TR-4836 \(Nov 20, 7:00 PM\)/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.role.change(staffStrings.roles.operator) }));
  expect(sent).toMatchObject([{ body: { role: "operator" } }]);
});
