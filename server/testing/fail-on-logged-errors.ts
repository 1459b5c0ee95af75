import { afterEach } from "vitest";
import { takeLoggedErrors } from "./logged-errors.ts";

/** A test that logs an unexpected error fails, whatever the answers were. */
afterEach(() => {
  const errors = takeLoggedErrors();
  if (errors.length > 0) throw new Error(`errors were logged during the test:\n${errors.join("\n")}`);
});
