import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { claimRideEndpoint, sendClaimCodeEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { findBookingEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { ClaimRide } from "./claim-ride.tsx";
import apiStrings from "../../api/strings/en.ts";
import strings from "./strings/en.ts";

const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: strings.claimCode });
const add = () => screen.getByRole("button", { name: "Add ride" });

function renderClaim() {
  return renderPart(
    <ToastProvider>
      <ClaimRide />
    </ToastProvider>,
  );
}

const phoneEnd = () => screen.getByLabelText<HTMLInputElement>(strings.claimPhoneEnd);

test("a ride is added by its booking number and the end of its phone, as it stands on paper", async () => {
  const asked = serverAnswers(findBookingEndpoint, () => ({ tracking_code: "its-code" }));
  const sent = serverAnswers(claimRideEndpoint, () => ({ id: 7 }));
  const { user } = renderClaim();
  await user.type(code(), "4xv men");
  await user.click(add());
  expect(document.activeElement).toBe(phoneEnd());
  expect(asked).toEqual([]);
  await user.type(phoneEnd(), "0123{Enter}");
  expect(await screen.findByText(strings.claimed)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ reference: "4xv men", phone_end: "0123" }]);
  expect(sent.map(({ body }) => body)).toEqual([{ tracking_code: "its-code" }]);
  expect([code().value, phoneEnd().value]).toEqual(["", ""]);
});

test("a number that no ride has with this phone is told from a link, and too many tries are said", async () => {
  serverAnswers(findBookingEndpoint, () => refusal("not_found"));
  const { user } = renderClaim();
  await user.type(code(), "4XV-MEN");
  await user.type(phoneEnd(), "9999{Enter}");
  expect(await screen.findByText(strings.claimUnknown)).toBeTruthy();
  serverAnswers(findBookingEndpoint, () => refusal("rate_limited"));
  await user.click(add());
  expect(await screen.findByText(apiStrings.rate_limited)).toBeTruthy();
});

test("a link that is not known is marked until it is changed", async () => {
  serverAnswers(claimRideEndpoint, () => refusal("not_found"));
  const { user } = renderClaim();
  await user.type(code(), "not-a-code");
  await user.click(add());
  expect(await screen.findByText(strings.claimUnknownLink)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  await user.type(code(), "x");
  expect(screen.queryByText(strings.claimUnknownLink)).toBeNull();
  expect(code().getAttribute("aria-invalid")).toBeNull();
});

test("a ride of another account and a lost call have words of their own", async () => {
  serverAnswers(claimRideEndpoint, () => refusal("ride_conflict"));
  const { user } = renderClaim();
  await user.type(code(), "taken{Enter}");
  expect(await screen.findByText(strings.claimTaken)).toBeTruthy();
  serverAnswers(claimRideEndpoint, () => Promise.reject(new TypeError("No network.")));
  await user.click(add());
  expect(await screen.findByText(strings.claimFailed)).toBeTruthy();
});

test("the code alone is sent of a link, nothing without one, and the field is empty once the ride is there", async () => {
  const sent = serverAnswers(claimRideEndpoint, () => ({ id: 7 }));
  const { user } = renderClaim();
  await user.click(add());
  await user.type(code(), " https://example.com/nl/track/its-long-code/?from=mail ");
  await user.click(add());
  expect(await screen.findByText(strings.claimed)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ tracking_code: "its-long-code" }]);
  expect(code().value).toBe("");
});

const needsProof = (ways: readonly string[]) => refusal("proof_needed", { error: "Show whose it is.", ways });

test("a ride whose link others have too is added with the code that was sent to its phone", async () => {
  const sent = serverAnswers(claimRideEndpoint, ({ body }) =>
    (body as { code?: string }).code === "123456" ? { id: 7 } : needsProof(["phone", "email"]),
  );
  const asked = serverAnswers(sendClaimCodeEndpoint, () => ({ sent_to: "••• ••23" }));
  const { user } = renderClaim();
  await user.type(code(), "its-long-code{Enter}");
  await user.click(await screen.findByRole("button", { name: strings.claimByPhone }));
  expect(await screen.findByText("We sent a code to ••• ••23. It works for 15 minutes.")).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ tracking_code: "its-long-code", way: "phone" }]);
  await user.type(screen.getByRole("textbox", { name: "Code" }), "123456{Enter}");
  expect(await screen.findByText(strings.claimed)).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ tracking_code: "its-long-code", code: "123456" });
  expect(code().value).toBe("");
  expect(screen.queryByText(strings.claimWhy)).toBeNull();
});

test("a wrong code is said at its field", async () => {
  serverAnswers(claimRideEndpoint, ({ body }) =>
    "code" in (body as object)
      ? refusal("invalid_input", { fields: { code: "No." } })
      : needsProof(["email"]),
  );
  serverAnswers(sendClaimCodeEndpoint, () => ({ sent_to: "a•••@example.com" }));
  const { user } = renderClaim();
  await user.type(code(), "its-long-code{Enter}");
  await user.click(await screen.findByRole("button", { name: strings.claimByEmail }));
  await user.type(await screen.findByRole("textbox", { name: "Code" }), "000000{Enter}");
  expect(await screen.findByText(strings.claimWrong)).toBeTruthy();
});

test("a ride that no code can be sent for is added by telephone", async () => {
  serverAnswers(claimRideEndpoint, () => needsProof([]));
  const { user } = renderClaim();
  await user.type(code(), "its-long-code{Enter}");
  expect(await screen.findByText(strings.claimByCall, { exact: false })).toBeTruthy();
});
