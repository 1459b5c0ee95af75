import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(() => vi.restoreAllMocks());

test("the tab that a page opens on is scrolled into sight where not all fit", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.getAttribute("role") === "tablist") return new DOMRect(0, 0, 300, 40);
    return new DOMRect(this.textContent === "Settlements" ? 400 : 0, 0, 100, 40);
  });
  const tabs = (["Cash", "Settlements"] as const).map((value) => ({ value, label: value, panel: null }));
  renderPart(<Tabs label="Money" tabs={tabs} value="Settlements" onChange={() => undefined} />);
  expect(screen.getByRole("tablist").scrollLeft).toBe(300);
});
