import { expect, test } from "vitest";
import type { MapMarker } from "./map-marker.ts";
import { placePriceTags } from "./price-tags.ts";

const FRAME = { left: 0, top: 0, right: 400, bottom: 400 };

/** In a document without a font a letter is a bit over half as wide as it is high. */
function tagsOf(places: Readonly<Record<string, readonly [number, number]>>, chosen?: string, frame = FRAME) {
  const markers = Object.keys(places).map(
    (id): MapMarker => ({
      id,
      kind: id === "airport" ? "start" : "price",
      name: "Mambo Beach",
      badge: "$30",
      label: id,
      lat: 0,
      lng: 0,
      ...(id === chosen ? { tone: "live" as const } : {}),
    }),
  );
  const at = ({ id }: MapMarker) => ({ x: places[id]?.[0] ?? 0, y: places[id]?.[1] ?? 0 });
  return placePriceTags(markers, at, frame);
}

test("a price stands above its place, and aside where it would be cut or cover another", () => {
  const tags = tagsOf({ alone: [200, 200], atTop: [100, 20], below: [200, 235] });
  expect(tags.get("alone")?.side).toBe("above");
  expect(tags.get("atTop")?.side).toBe("right");
  expect(tags.get("below")?.side).toBe("right");
});

test("a price without room isn't shown, and the chosen one has room before all others", () => {
  const places = { first: [200, 200], onIt: [203, 202] } as const;
  expect([...tagsOf(places).keys()]).toEqual(["first"]);
  expect([...tagsOf(places, "onIt").keys()]).toEqual(["onIt"]);
});

test("a price leaves the place of another free where it has another side", () => {
  const tags = tagsOf({ first: [200, 200], above: [215, 175] });
  expect([tags.get("first")?.side, tags.get("above")?.side]).toEqual(["right", "above"]);
});

test("no price lies on the place where the drive begins", () => {
  expect(tagsOf({ airport: [200, 170], near: [200, 200] }).get("near")?.side).toBe("below");
});

test("a wide map has room for names", () => {
  const one = { one: [200, 200] } as const;
  expect(tagsOf(one).get("one")?.withName).toBe(false);
  expect(tagsOf(one, undefined, { ...FRAME, right: 720 }).get("one")?.withName).toBe(true);
});
