import { expect, it } from "vitest";
import { placeLabels } from "./place-labels.ts";

const SIZE = { width: 300, height: 200 };

it("places the important name and leaves out the one that would lie over it", () => {
  const placed = placeLabels(
    [
      { id: "town", text: "Willemstad", at: { x: 150, y: 100 }, rank: 5, gap: 4 },
      { id: "pickup", text: "Hato Airport", at: { x: 152, y: 102 }, rank: 0, gap: 12 },
    ],
    SIZE,
  );
  expect(placed.map((label) => label.id)).toEqual(["pickup"]);
});

it("turns a name to the left where the right edge would cut it", () => {
  const [label] = placeLabels(
    [{ id: "a", text: "Mambo Beach", at: { x: 280, y: 50 }, rank: 0, gap: 12 }],
    SIZE,
  );
  expect(label).toMatchObject({ anchor: "end", x: 268 });
});
