import { expect, it } from "vitest";
import { beyond, hasRight, isOwner, RIGHTS, RIGHT_SETS, RIGHT_SET_NAMES, rightsOf, setOf } from "./rights.ts";

it("an account from before rights were told apart has all of its role", () => {
  expect(rightsOf("staff", null)).toEqual(RIGHTS);
  expect(rightsOf("operator", null)).toEqual(["turnover", "refunds", "contracts"]);
  expect(rightsOf("driver", null)).toEqual([]);
});

it("one of the rights that a thing needs is enough, and what needs none is everybody's", () => {
  expect(hasRight(["money"], ["partners", "money"])).toBe(true);
  expect(hasRight(["drivers"], ["partners", "money"])).toBe(false);
  expect(hasRight([], [])).toBe(true);
});

it("each set that is ready is known again by its rights, and a mixture is none", () => {
  for (const name of RIGHT_SET_NAMES) {
    const { role, rights } = RIGHT_SETS[name];
    expect(setOf(role, rights)).toBe(name);
  }
  expect(setOf("staff", ["money", "letters"])).toBeNull();
});

it("a bookkeeper changes no price and no people, and a manager decides about no people", () => {
  const { bookkeeper, manager } = RIGHT_SETS;
  for (const right of ["prices", "people", "company", "refunds"] as const)
    expect(hasRight(bookkeeper.rights, [right])).toBe(false);
  expect(hasRight(manager.rights, ["people"])).toBe(false);
});

it("nobody gives what they haven't got, and who may do everything is an owner", () => {
  expect(beyond(["money"], ["money", "prices"])).toEqual(["prices"]);
  expect(beyond(null, RIGHTS)).toEqual([]);
  expect([isOwner("staff", null), isOwner("staff", RIGHTS), isOwner("staff", ["people"])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isOwner("operator", null)).toBe(false);
});
