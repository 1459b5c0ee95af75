import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { meSchema } from "../../../contract/accounts/account.ts";
import { staffAccountSchema } from "../../../contract/accounts/account-records.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { setUserRightsEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { RIGHTS, RIGHT_SETS } from "../../../domain/accounts/rights.ts";
import { reads } from "../../api/read.ts";
import { endSession, startSession } from "../../api/session.ts";
import { madeOf } from "../../testing/filled.ts";
import "../../testing/other-languages.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import text from "./strings/en.ts";

const SUHEILY = madeOf(staffAccountSchema, {
  id: 9,
  username: "suheily",
  first_name: "Suheily",
  last_name: "Winklaar",
  role: "staff",
  state: "active",
  rights: [...RIGHTS],
});

beforeEach(() => reads.clear());
afterEach(() => act(() => endSession("expired")));

function show() {
  return renderPart(
    <ToastProvider>
      <RightsDialog user={SUHEILY} onClose={() => undefined} />
    </ToastProvider>,
  );
}

test("a set that is ready says what it may, marks its rights, and is kept", async () => {
  const sent = serverAnswers(setUserRightsEndpoint, () => SUHEILY);
  const { user } = show();
  const owner = screen.getByRole("button", { name: /^Owner/ });
  expect(owner.getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("button", { name: new RegExp(text.does.bookkeeper) }));
  const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  expect(box(text.rights.bookkeeping)).toHaveProperty("checked", true);
  expect(box(text.rights.prices)).toHaveProperty("checked", false);
  await user.click(box(text.rights.letters));
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  await user.click(screen.getByRole("button", { name: text.keep }));
  expect(sent[0]?.body).toEqual({ rights: [...RIGHT_SETS.bookkeeper.rights, "letters"] });
});

test("what one hasn't got oneself can't be given, and a refusal is said", async () => {
  startSession({ username: "ana", role: "staff", access: "token", refresh: null }, false);
  serverAnswers(readMeEndpoint, () => madeOf(meSchema, { role: "staff", rights: ["people", "letters"] }));
  serverAnswers(setUserRightsEndpoint, () => refusal("forbidden"));
  const { user } = show();
  const boxes = within(screen.getByRole("group", { name: text.each }));
  expect(await boxes.findAllByText(text.notYours)).toHaveLength(RIGHTS.length - 2);
  expect(screen.getByRole("button", { name: /^Owner/ })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: text.keep }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});
