import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { reads } from "../api/read.ts";
import { forgetReports } from "../app/report-error.ts";
import { serveNothing } from "./server.ts";

// As long as a journey waits, for a busy machine: what is there is found at once all the same.
configure({ asyncUtilTimeout: 12_000 });

/** Each test begins on an empty page, with empty stores, nothing read and a server without an answer. */
beforeEach(serveNothing);
afterEach(() => {
  cleanup();
  reads.clear();
  forgetReports();
  localStorage.clear();
  sessionStorage.clear();
});
