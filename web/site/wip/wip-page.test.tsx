import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import WipPage from "./wip-page.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () =>
  renderPart(
    <PageAt path="/wip">
      <WipPage />
    </PageAt>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timer = () => screen.getByRole("timer").textContent;
const address = () => screen.getByLabelText("Address").textContent;

test("counts down and goes to the main site", async () => {
  open();
  expect(timer()).toBe("We will take you to our main site in 5 seconds.");
  await pass(0);
  expect(timer()).toBe("We will take you to our main site in 10 seconds.");
  await pass(1_000);
  expect(timer()).toBe("We will take you to our main site in 9 seconds.");
  await pass(4_000);
  expect(screen.getByRole("heading", { level: 1, name: "Currently Under Construction!" })).toBeTruthy();
  expect(address()).toBe("/wip");
  await pass(5_000);
  await pass(500);
  expect(address()).toBe("/");
});

test("lets one stay", async () => {
  open();
  await pass(1_000);
  fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
  await pass(60_000);
  expect(timer()).toBe("You'll stay on this page.");
  expect(address()).toBe("/wip");
});
