import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { inPage, renderPart } from "../testing/render.tsx";
import { Combobox } from "./combobox.tsx";

const PLACES = ["Punda", "Jan Thiel", "Westpunt"];

type SearchProps = {
  readonly options?: readonly string[];
  readonly searching?: boolean;
  readonly onPick?: (place: string) => void;
};

function Search({ options = PLACES, searching = false, onPick = () => undefined }: SearchProps) {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Pickup"
      listLabel="Places"
      value={text}
      onType={setText}
      options={options}
      searching={searching}
      optionKey={(place) => place}
      optionText={(place) => place}
      renderOption={(place) => place}
      onPick={onPick}
      empty={options.length === 0 && text !== "" ? "No such place" : undefined}
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Pickup" });

test("the arrows go round through the list while the focus stays in the field, and Enter picks", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user } = renderPart(<Search onPick={onPick} />);
  await user.type(field(), "p");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("option", { name: "Westpunt" }).getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{ArrowDown}");
  const first = screen.getByRole("option", { name: "Punda" });
  expect(first.getAttribute("aria-selected")).toBe("true");
  expect(field().getAttribute("aria-activedescendant")).toBe(first.id);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(field());
  await user.keyboard("{Enter}");
  expect(onPick.mock.calls).toEqual([["Westpunt"]]);
  expect(field()).toHaveProperty("value", "Westpunt");
  expect(screen.queryByRole("option")).toBeNull();
});

test("Escape closes the list first and then clears the field", async () => {
  const { user } = renderPart(<Search />);
  await user.type(field(), "pun");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(field()).toHaveProperty("value", "pun");
  await user.keyboard("{Escape}");
  expect(field()).toHaveProperty("value", "");
});

test("an option is picked with the pointer before the field loses its focus", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user } = renderPart(<Search onPick={onPick} />);
  await user.click(field());
  await user.click(screen.getByRole("option", { name: "Jan Thiel" }));
  expect(onPick.mock.calls).toEqual([["Jan Thiel"]]);
  expect(document.activeElement).toBe(field());
});

test("an Enter while the search is under way picks once its answer is there", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user, rerender } = renderPart(<Search options={[]} searching onPick={onPick} />);
  await user.type(field(), "jan");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onPick).not.toHaveBeenCalled();
  rerender(inPage(<Search options={["Jan Thiel", "Jan Kok"]} onPick={onPick} />));
  expect(onPick.mock.calls).toEqual([["Jan Thiel"]]);
});

test("letters typed after that Enter take it back", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user, rerender } = renderPart(<Search options={[]} searching onPick={onPick} />);
  await user.type(field(), "jan");
  await user.keyboard("{ArrowDown}{Enter}t");
  rerender(inPage(<Search options={["Jan Thiel"]} onPick={onPick} />));
  expect(onPick).not.toHaveBeenCalled();
  expect(field()).toHaveProperty("value", "jant");
});

test("where nothing fits the list says so, and it cannot be picked", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user } = renderPart(<Search options={[]} onPick={onPick} />);
  await user.type(field(), "qqq");
  expect(screen.getByRole("option", { name: "No such place" }).getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onPick).not.toHaveBeenCalled();
});

test("Enter alone picks the first of what fits the letters, once, and a second Enter is the form's", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const onSubmit = vi.fn<() => void>();
  const { user } = renderPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search onPick={onPick} />
    </form>,
  );
  await user.type(field(), "pun{Enter}");
  expect(onPick.mock.calls).toEqual([["Punda"]]);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect([onPick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test("Enter picks nothing of a list that only opened, nor once Escape has closed it", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user } = renderPart(<Search onPick={onPick} />);
  await user.click(field());
  await user.keyboard("{Enter}");
  await user.type(field(), "pun{Escape}{Enter}");
  expect(onPick).not.toHaveBeenCalled();
});

test("Enter alone before the answer is there picks the first of it", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user, rerender } = renderPart(<Search options={[]} searching onPick={onPick} />);
  await user.type(field(), "jan{Enter}");
  rerender(inPage(<Search options={["Jan Thiel", "Jan Kok"]} onPick={onPick} />));
  expect(onPick.mock.calls).toEqual([["Jan Thiel"]]);
});

test("one letter too many in what was picked is put right by Enter, and picks nothing else", async () => {
  const onPick = vi.fn<(place: string) => void>();
  const { user } = renderPart(<Search onPick={onPick} />);
  await user.type(field(), "jan{ArrowDown}{ArrowDown}{Enter}");
  expect(field()).toHaveProperty("value", "Jan Thiel");
  await user.type(field(), "n{Enter}");
  expect(field()).toHaveProperty("value", "Jan Thiel");
  await user.type(field(), "{Backspace}{Enter}");
  expect(onPick.mock.calls).toEqual([["Jan Thiel"], ["Jan Thiel"], ["Jan Thiel"]]);
  await user.clear(field());
  await user.type(field(), "pu{Enter}");
  expect(onPick).toHaveBeenLastCalledWith("Punda");
});

/** A phone whose keyboard leaves the upper part of the screen. */
function openKeyboard(visible: number): EventTarget {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: visible });
  vi.stubGlobal("visualViewport", viewport);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(max-width: 40rem)" }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 140, 340, 0));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return viewport;
}

test("on a phone the field goes to the top, and its list ends where the keyboard begins", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const viewport = openKeyboard(480);
  const { user } = renderPart(<Search />);
  await user.click(field());
  expect(scrolled).toHaveBeenCalledWith({ block: "start" });
  const list = screen.getByRole("listbox");
  expect(list.style.getPropertyValue("--room")).toBe("332px");
  Object.assign(viewport, { height: 200 });
  viewport.dispatchEvent(new Event("resize"));
  expect(list.style.getPropertyValue("--room")).toBe("144px");
});

test("on a desk nothing moves under whoever begins to type", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  onTestFinished(() => scrolled.mockRestore());
  const { user } = renderPart(<Search />);
  await user.click(field());
  expect(scrolled).not.toHaveBeenCalled();
});
