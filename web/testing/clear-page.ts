import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { reads } from "../api/read.ts";

/** Each test begins on an empty page, with empty stores and nothing read. */
afterEach(() => {
  cleanup();
  reads.clear();
  localStorage.clear();
  sessionStorage.clear();
});
