import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNowAndThen } from "./use-now-and-then.ts";

function List({ list }: { readonly list: readonly number[] }) {
  return <output>{useNowAndThen(list, 500).join(" ")}</output>;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows the first list at once, then many changes as one, and never misses the last", () => {
  const { rerender } = render(<List list={[]} />);
  const shown = () => screen.getByRole("status").textContent;
  rerender(<List list={[1]} />);
  expect(shown()).toBe("1");
  for (const next of [2, 3, 4]) rerender(<List list={[next]} />);
  expect(shown()).toBe("1");
  act(() => vi.advanceTimersByTime(500));
  expect(shown()).toBe("4");
});
