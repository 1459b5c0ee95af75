import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { addTrackedEmailEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { renderPart } from "../../testing/render.tsx";
import { aTrackedRide } from "../../testing/rides.ts";
import { serverAnswers } from "../../testing/server.ts";
import ReachMe from "./reach-me.tsx";
import strings from "./strings/en.ts";

const text = strings.reach;
const UNREACHED = { status: "Pending", told_by: [], actions: ["add_email"] } as const;

test("a guest who left nothing gives one address, and is told where the link went", async () => {
  const asked = serverAnswers(addTrackedEmailEndpoint, () => aTrackedRide({ told_by: ["email"] }));
  const { user } = renderPart(<ReachMe ride={aTrackedRide(UNREACHED)} code="its-code" />);
  await user.type(screen.getByRole("textbox", { name: text.email }), "ana@example.com{Enter}");
  expect(await screen.findByText(text.sent("ana@example.com"))).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ email: "ana@example.com" }]);
});

test.each<[string, Partial<TrackedRide>]>([
  ["is told already", { told_by: ["phone"] }],
  ["has been driven", { ended_at: "2026-11-20T21:00:00.000Z" }],
])("nothing is asked of who %s", (_who, facts) => {
  renderPart(<ReachMe ride={{ ...aTrackedRide(UNREACHED), ...facts }} code="its-code" />);
  expect(screen.queryByRole("textbox")).toBeNull();
});
