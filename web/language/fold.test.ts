import { expect, it } from "vitest";
import { folded } from "./fold.ts";

it("finds a name whoever types it, with or without its accents", () => {
  expect(folded("Desirée MAAS")).toBe("desiree maas");
  expect(folded("Peña")).toBe(folded("pena"));
  expect(["Zoë", "Élodie", "eva"].toSorted((a, b) => (folded(a) < folded(b) ? -1 : 1))).toEqual([
    "Élodie",
    "eva",
    "Zoë",
  ]);
});
