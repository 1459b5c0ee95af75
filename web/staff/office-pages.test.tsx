import { afterEach, beforeEach, expect, it } from "vitest";
import { meSchema } from "../../contract/accounts/account.ts";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { reads } from "../api/read.ts";
import { endSession, startSession } from "../api/session.ts";
import { madeOf } from "../testing/filled.ts";
import { serverAnswers } from "../testing/server.ts";
import { inPage } from "../testing/render.tsx";
import { act, renderHook, waitFor } from "@testing-library/react";
import { SECTION_NAMES, useOfficePages } from "./office-pages.ts";

beforeEach(() => reads.clear());
afterEach(() => act(() => endSession("expired")));

it("has every section of the office once, the start first", () => {
  const { result } = renderHook(useOfficePages, { wrapper: ({ children }) => inPage(children) });
  const sections = result.current.map(({ section }) => section);
  expect(sections[0]).toBe("start");
  expect(sections.toSorted()).toEqual(SECTION_NAMES.toSorted());
});

it("has the sections alone that somebody has a right to", async () => {
  startSession({ username: "night", role: "staff", access: "token", refresh: null }, false);
  serverAnswers(readMeEndpoint, () => madeOf(meSchema, { role: "staff", rights: ["letters", "money"] }));
  const { result } = renderHook(useOfficePages, { wrapper: ({ children }) => inPage(children) });
  await waitFor(() => expect(result.current).toHaveLength(9));
  expect(result.current.map(({ section }) => section)).toEqual([
    "start",
    "money",
    "pay-links",
    "vehicles",
    "partners",
    "cases",
    "messages",
    "sent",
    "ships",
  ]);
});
