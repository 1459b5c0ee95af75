import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { reads } from "../api/read.ts";
import { forgetReports } from "../app/report-error.ts";
import { placeFiles } from "../places/place-files.ts";
import { expectAnswersOfContract, serveNothing } from "./server.ts";

// As long as a journey waits, for a busy machine: what is there is found at once all the same.
configure({ asyncUtilTimeout: Number(process.env["AU"] ?? 12_000) });

/** Each test begins on an empty page, with empty stores, nothing read and a server without an answer. */
beforeEach(() => {
  serveNothing();
  placeFiles.book = () => new Promise(() => undefined);
});
const FILES = { ...placeFiles };
afterEach(() => {
  cleanup();
  Object.assign(placeFiles, FILES);
  reads.clear();
  forgetReports();
  localStorage.clear();
  sessionStorage.clear();
  expectAnswersOfContract();
});
