import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { rateTrackedRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { RateRide } from "./rate-ride.tsx";
import strings from "./strings/en.ts";

const star = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const send = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Send" });

function renderRating(stars: number | null = null) {
  return renderPart(<RateRide ride={{ actions: ["rate"], stars }} code="abc" />);
}

test("stars are sent once they are chosen, and thanked for with the focus on them", async () => {
  const sent = serverAnswers(rateTrackedRideEndpoint, () => ({ stars: 4 }));
  const { user } = renderRating();
  expect(send()?.disabled).toBe(true);
  await user.click(star("4 stars"));
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(strings.thanks)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ stars: 4 }]);
  expect(document.activeElement).toBe(star("4 stars"));
  expect(send()).toBeNull();
});

test("what was given stands there, and can be given anew", async () => {
  const sent = serverAnswers(rateTrackedRideEndpoint, () => ({ stars: 1 }));
  const { user } = renderRating(5);
  expect(star("5 stars").checked).toBe(true);
  expect(send()).toBeNull();
  await user.click(star("1 star"));
  expect(screen.queryByText(strings.thanks)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(strings.thanks)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("stars that were not saved stay chosen, and it says why", async () => {
  const sent = serverAnswers(rateTrackedRideEndpoint, () => Promise.reject(new TypeError("No network.")));
  const { user } = renderRating();
  await user.click(star("2 stars"));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(strings.failed)).toBeTruthy();
  serverAnswers(rateTrackedRideEndpoint, () => refusal("ride_conflict"));
  expect(star("2 stars").checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(strings.tooLate)).toBeTruthy();
  expect(sent).toHaveLength(1);
});
