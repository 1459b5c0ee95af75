import { expect, it } from "vitest";
import { inPage } from "../testing/render.tsx";
import { renderHook } from "@testing-library/react";
import { SECTION_NAMES, useOfficePages } from "./office-pages.ts";

it("has every section of the office once, the start first", () => {
  const { result } = renderHook(useOfficePages, { wrapper: ({ children }) => inPage(children) });
  const sections = result.current.map(({ section }) => section);
  expect(sections[0]).toBe("start");
  expect(sections.toSorted()).toEqual(SECTION_NAMES.toSorted());
});
