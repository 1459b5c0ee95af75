import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { glide } from "./glide.ts";

/** A form that becomes a fare. */
function Steps() {
  const [step, setStep] = useState("form");
  return <button onClick={() => glide(() => setStep("fare"))}>{step}</button>;
}

/** A browser that knows transitions, and how often it was asked for one. */
function browserWithTransitions() {
  const start = vi.fn((change: () => void) => {
    change();
    return { ready: Promise.reject(new Error("The window is hidden.")) };
  });
  Object.assign(document, { startViewTransition: start });
  return start;
}

function readerWantsNoMotion() {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion: reduce") }));
}

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
});

test("the step changes in a transition, which a hidden window may refuse", async () => {
  const start = browserWithTransitions();
  const { user } = renderPart(<Steps />);
  await user.click(screen.getByText("form"));
  screen.getByText("fare");
  expect(start).toHaveBeenCalledTimes(1);
});

test("whoever wants no motion sees the next step at once, without a transition", async () => {
  readerWantsNoMotion();
  const start = browserWithTransitions();
  const { user } = renderPart(<Steps />);
  await user.click(screen.getByText("form"));
  screen.getByText("fare");
  expect(start).not.toHaveBeenCalled();
});

test("a browser without transitions shows the next step all the same", async () => {
  const { user } = renderPart(<Steps />);
  await user.click(screen.getByText("form"));
  screen.getByText("fare");
});
