import { expect, it } from "vitest";
import { can, roleCan } from "./roles.ts";

it("a guest and a partner's system have no capability of a role", () => {
  for (const actor of ["guest", "partner"] as const)
    expect([can(actor, "dispatch"), can(actor, "seeOwnBookings"), can(actor, "administer")]).toEqual([
      false,
      false,
      false,
    ]);
});

it("a session with a role that is not known can nothing, and with a known one what its role can", () => {
  expect([roleCan("owner", "dispatch"), roleCan("", "dispatch")]).toEqual([false, false]);
  expect([roleCan("operator", "dispatch"), roleCan("operator", "administer")]).toEqual([true, false]);
  expect([roleCan("rider", "seeOwnBookings"), roleCan("rider", "dispatch")]).toEqual([true, false]);
});
