import { expect, it } from "vitest";
import { fullName } from "./full-name.ts";

it("is both names with a space between, and no space beside a missing one", () => {
  expect(fullName({ first_name: "Maya", last_name: "Winklaar" })).toBe("Maya Winklaar");
  expect(fullName({ first_name: "", last_name: "Winklaar" })).toBe("Winklaar");
  expect(fullName({ first_name: "Maya", last_name: "" })).toBe("Maya");
});
