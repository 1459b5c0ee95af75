import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { findBookingEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import FindBookingPage from "./find-booking-page.tsx";
import text from "./strings/en.ts";

function open() {
  return renderPart(
    <PageAt path="/find-booking">
      <FindBookingPage />
    </PageAt>,
  );
}

const button = () => screen.getByRole("button", { name: text.title });

test("number and end of the phone lead to the ride", async () => {
  const asked = serverAnswers(findBookingEndpoint, () => ({ tracking_code: "its-code" }));
  const { user } = open();
  await user.type(screen.getByLabelText(text.number), "4xv men");
  await user.type(screen.getByLabelText(text.phoneEnd), "0123");
  await user.click(button());
  expect(asked.map(({ body }) => body)).toEqual([{ reference: "4xv men", phone_end: "0123" }]);
  expect((await screen.findByRole("status", { name: "Address" })).textContent).toBe("/track/its-code");
});

test("a pair that doesn't belong together marks both fields, keeps what was typed, and doesn't say which is wrong", async () => {
  serverAnswers(findBookingEndpoint, () => refusal("not_found"));
  const { user } = open();
  await user.type(screen.getByLabelText(text.number), "4XV-MEN");
  await user.type(screen.getByLabelText(text.phoneEnd), "0000{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain(text.wrongTitle);
  const fields = [screen.getByLabelText(text.number), screen.getByLabelText(text.phoneEnd)];
  for (const field of fields) expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(["4XV-MEN", "0000"]);
  expect(document.activeElement).toBe(fields[0]);
});

test("what can't be a number is said before anything is sent", async () => {
  const asked = serverAnswers(findBookingEndpoint, () => ({ tracking_code: "its-code" }));
  const { user } = open();
  await user.type(screen.getByLabelText(text.number), "4XV");
  await user.type(screen.getByLabelText(text.phoneEnd), "12{Enter}");
  expect(screen.getByText(/has six letters and figures/)).toBeTruthy();
  expect(screen.getByText("Please enter four digits.")).toBeTruthy();
  expect(asked).toHaveLength(0);
});
