import { expect, it } from "vitest";
import { archiveStatuses } from "./archive-statuses.ts";
import { NOT_DRIVEN } from "./ride-states.ts";

it("means the completed rides where nothing is said, one status by its name, or all that weren't driven", () => {
  expect([archiveStatuses(), archiveStatuses("NoShow")]).toEqual([["Completed"], ["NoShow"]]);
  expect(archiveStatuses("not_driven")).toEqual(NOT_DRIVEN);
});
