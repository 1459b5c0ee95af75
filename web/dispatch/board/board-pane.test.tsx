import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { stubSound } from "../../testing/sound.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import type { WhatIf } from "../plan/use-what-if.ts";
import { BoardPane } from "./board-pane.tsx";
import text from "./strings/en.ts";

const nothing = () => undefined;
const NOTHING_ASKED: WhatIf = {
  isOpen: false,
  question: null,
  supposed: null,
  isAsking: false,
  error: null,
  open: nothing,
  close: nothing,
  ask: nothing,
  preview: nothing,
};

test("the board says that it is silent until the page was touched", async () => {
  stubSound();
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: activation });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "userActivation"));
  renderPart(
    <PageAt path="/operator/board">
      <DispatchContext
        value={{
          assign: nothing,
          edit: nothing,
          book: nothing,
          command: nothing,
          talk: nothing,
          live: "live",
        }}
      >
        <BoardPane selected={null} onSelect={nothing} whatIf={NOTHING_ASKED} />
      </DispatchContext>
    </PageAt>,
  );
  // It stands in the line of the tools: with it or without, the board stands where it stands.
  const tools = screen.getByRole("button", { name: `${text.now} 0` }).closest("div");
  expect(tools?.contains(screen.getByText(text.soundAfterClick))).toBe(true);
  activation.hasBeenActive = true;
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByText(text.soundAfterClick)).toBeNull());
});
