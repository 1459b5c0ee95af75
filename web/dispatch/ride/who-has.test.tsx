import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sayOpenRideEndpoint } from "../../../contract/dispatch/presence.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { keepPresence, useTellOpen } from "../live/presence.ts";
import text from "./strings/en.ts";
import { WhoHas, WhoHasToo } from "./who-has.tsx";

function OpenHere({ way }: { readonly way: "looks" | "edits" }) {
  useTellOpen(7, way);
  return null;
}

test("a desk says what it opens and closes, a dialog before the screen below it", async () => {
  const said = serverAnswers(sayOpenRideEndpoint, () => null);
  const openOf = () => said.map(({ body }) => (body as { open: unknown }).open);
  const screenOnly = renderPart(<OpenHere way="looks" />);
  await act(async () => undefined);
  const dialog = renderPart(<OpenHere way="edits" />);
  await act(async () => undefined);
  dialog.unmount();
  await act(async () => undefined);
  screenOnly.unmount();
  await act(async () => undefined);
  const [looks, edits] = [
    { ride_id: 7, way: "looks" },
    { ride_id: 7, way: "edits" },
  ];
  expect(openOf()).toEqual([looks, edits, looks, null]);
});

test("a colleague's name stands at the ride that they have open, and goes with it", () => {
  renderPart(
    <>
      <WhoHas rideId={7} />
      <WhoHasToo rideId={8} />
    </>,
  );
  act(() =>
    keepPresence([
      { desk: "a-desk", name: "Ana", ride_id: 7, way: "looks" },
      { desk: "b-desk", name: "Ben", ride_id: 7, way: "gives" },
      { desk: "c-desk", name: "Eva", ride_id: 8, way: "edits" },
    ]),
  );
  expect(screen.getByTitle(text.presence.gives("Ben"))).toBeTruthy();
  expect(screen.getByText(text.presence.edits("Eva"))).toBeTruthy();
  act(() => keepPresence([]));
  expect(screen.queryByText(text.presence.edits("Eva"))).toBeNull();
  expect(screen.queryByTitle(text.presence.gives("Ben"))).toBeNull();
});
