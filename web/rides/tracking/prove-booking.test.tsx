import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { proveBookingEndpoint, sendBookingCodeEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { aTrackedRide } from "../../testing/rides.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import ProveBooking from "./prove-booking.tsx";
import strings from "./strings/en.ts";

const { held } = strings;

test("a held booking is sent its code by the way that its guest chose, and a wrong one is said at its field", async () => {
  const asked = serverAnswers(sendBookingCodeEndpoint, () => ({ sent_to: "••• ••23" }));
  const proved = serverAnswers(proveBookingEndpoint, () =>
    refusal("invalid_input", { fields: { code: "No." } }),
  );
  const ride = aTrackedRide({ status: "Pending", proof_ways: ["phone", "email"] });
  const { user } = renderPart(<ProveBooking ride={ride} code="abc123" />);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: held.toPhone }));
  expect(await screen.findByText(held.sentTo("••• ••23"))).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ way: "phone" }]);
  await user.type(screen.getByRole("textbox", { name: held.code }), "000000{Enter}");
  expect(await screen.findByText(held.wrong)).toBeTruthy();
  expect(proved.map(({ body }) => body)).toEqual([{ code: "000000" }]);
});
