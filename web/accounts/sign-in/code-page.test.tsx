import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import {
  confirmSignInCodeEndpoint,
  sendSignInCodeEndpoint,
  signUpByCodeEndpoint,
} from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { currentSession, endSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import CodePage from "./code-page.tsx";
import { keepSentCode, readSentCode } from "./sent-code.ts";

const BOTH_WAYS = { sign_in_ways: ["email" as const, "phone" as const] };

const SIGNED_IN = {
  access: "access",
  refresh: "refresh",
  role: "rider" as const,
  username: "rosa.martina",
  last_visited_page: null,
};

beforeEach(() => {
  endSession("signed-out");
  keepSentCode(null);
});

function open() {
  return renderPart(
    <PageAt path="/sign-in?return=%2Fmyridehistory">
      <CodePage />
    </PageAt>,
  );
}

test("asks for a mailbox or a phone, then the code, and leads on to where somebody wanted to be", async () => {
  serverAnswers(getConfigEndpoint, () => BOTH_WAYS);
  const asked = serverAnswers(sendSignInCodeEndpoint, () => ({ ticket: "a ticket", way: "phone" as const }));
  const typed = serverAnswers(confirmSignInCodeEndpoint, ({ body }) =>
    (body as { code: string }).code === "123456" ? { signed_in: SIGNED_IN } : refusal("invalid_code"),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Email or phone number/), "555 1234{Enter}");
  await user.type(await screen.findByLabelText(/^Six digits/), "111111{Enter}");
  expect(await screen.findByText("That's not the code we sent, or it's too old.")).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Six digits/));
  await user.type(screen.getByLabelText(/^Six digits/), "123 456{Enter}");
  await waitFor(() => expect(currentSession()?.username).toBe("rosa.martina"));
  expect(asked.map(({ body }) => body)).toEqual([{ address: "555 1234", language: "en" }]);
  expect(typed.at(-1)?.body).toEqual({ ticket: "a ticket", code: "123456", remember: true });
  expect(readSentCode()).toBeNull();
});

test("asks somebody new who they are, and for the contact that they haven't proved", async () => {
  keepSentCode({ ticket: "t", way: "email", address: "rosa@example.com", remember: false, proved: false });
  serverAnswers(getConfigEndpoint, () => ({ sign_in_ways: ["email" as const] }));
  serverAnswers(confirmSignInCodeEndpoint, () => ({ signed_in: null }));
  const made = serverAnswers(signUpByCodeEndpoint, () => SIGNED_IN);
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Six digits/), "123456{Enter}");
  await user.type(await screen.findByLabelText(/^First name/), "Rosa");
  await user.type(screen.getByLabelText(/^Last name/), "Martina");
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  await user.type(screen.getByLabelText(/^Phone number/), "555 1234{Enter}");
  await waitFor(() => expect(currentSession()?.username).toBe("rosa.martina"));
  expect(made[0]?.body).toEqual({
    ticket: "t",
    first_name: "Rosa",
    last_name: "Martina",
    phone_number: "5551234",
    language: "en",
    remember: false,
  });
});

test.each(["rosa", "12345"])("refuses %s before it is sent", async (address) => {
  serverAnswers(getConfigEndpoint, () => BOTH_WAYS);
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Email or phone number/), `${address}{Enter}`);
  expect(await screen.findByText("Please enter an email address or a phone number.")).toBeTruthy();
});
