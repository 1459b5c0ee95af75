import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Each test begins on an empty page and with an empty store. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
