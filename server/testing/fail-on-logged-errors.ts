import { afterEach } from "vitest";
import { takeLoggedErrors } from "./logged-errors.ts";

/** A run that logs an error nobody expected has failed, whatever it answered. */
afterEach(() => {
  const errors = takeLoggedErrors();
  if (errors.length > 0) throw new Error(`errors were logged during the test:\n${errors.join("\n")}`);
});
