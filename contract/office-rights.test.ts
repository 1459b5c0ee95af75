import { expect, it } from "vitest";
import { RIGHTS } from "../domain/accounts/rights.ts";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";

/** Calls that nobody but staff, dispatch and the driver whose own it is can make. */
const AT_WORK = ALL_ENDPOINTS.filter(
  ({ access }) => access.staff !== "no" && access.guest === "no" && access.rider === "no",
);

it("each call that staff alone may make says which right it needs", () => {
  const silent = AT_WORK.filter(({ access, needs }) => access.operator === "no" && needs === undefined);
  // Their own driver's calls, and their own account's.
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it("each right is needed by a call", () => {
  const needed = new Set(AT_WORK.flatMap(({ needs = [] }) => needs));
  expect(RIGHTS.filter((right) => !needed.has(right))).toEqual([]);
});

it("keeps the rights of all calls of people at work for review", async () => {
  const lines = AT_WORK.map(
    ({ method, path, access, needs }) =>
      `${method} ${path}: ${access.operator === "no" ? "staff" : "dispatch"}, ${
        needs === undefined || needs.length === 0 ? "everybody" : needs.join(" or ")
      }`,
  );
  await expect(`${lines.toSorted().join("\n")}\n`).toMatchFileSnapshot("office-rights.txt");
});
