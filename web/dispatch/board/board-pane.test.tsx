import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { BoardPane } from "./board-pane.tsx";
import text from "./strings/en.ts";

const nothing = () => undefined;

/** The sound of a browser: closed until it is opened by a touch. */
class Sound extends EventTarget {
  state = "suspended";
  async resume(): Promise<void> {
    this.state = "running";
    this.dispatchEvent(new Event("statechange"));
  }
}

test("the board says that it is silent until the page was touched", async () => {
  vi.stubGlobal("AudioContext", Sound);
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: activation });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "userActivation"));
  renderPart(
    <PageAt path="/operator/board">
      <DispatchContext
        value={{ assign: nothing, edit: nothing, book: nothing, command: nothing, live: "live" }}
      >
        <BoardPane selected={null} byRide={new Map()} onSelect={nothing} isNarrow={false} />
      </DispatchContext>
    </PageAt>,
  );
  // It has the place of the legend: with either, the board stands where it stands.
  const tools = screen.getByRole("button", { name: text.now }).closest("div");
  expect(tools?.contains(screen.getByText(text.soundAfterClick))).toBe(true);
  activation.hasBeenActive = true;
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByText(text.soundAfterClick)).toBeNull());
});
