import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { latePart } from "./late-part.tsx";

function Greeting({ name }: { readonly name: string }) {
  return <p>{`Hello ${name}`}</p>;
}

/** Code that can't be had as often as is said, and then can. */
function codeAfter(failures: number) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Greeting };
  };
}

test("a part comes once its code is there, and at once from then on", async () => {
  const Part = latePart(codeAfter(0), () => <p>Soon</p>);
  const { unmount } = renderPart(<Part name="Rosa" />);
  expect(screen.getByText("Soon")).toBeTruthy();
  expect(await screen.findByText("Hello Rosa")).toBeTruthy();
  unmount();
  renderPart(<Part name="Ruben" />);
  expect(screen.getByText("Hello Ruben")).toBeTruthy();
});

test("where its code can't be had the page stays, and a press asks again", async () => {
  const Part = latePart(codeAfter(1));
  const { user } = renderPart(
    <>
      <h1>Your ride</h1>
      <Part name="Rosa" />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Hello Rosa")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Your ride" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("it is asked for again by itself once there is a network", async () => {
  const Part = latePart(codeAfter(1));
  renderPart(<Part name="Rosa" />);
  await screen.findByRole("alert");
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(await screen.findByText("Hello Rosa")).toBeTruthy();
});

test("code that was fetched ahead is drawn at once, and where that failed it is asked for when it is drawn", async () => {
  const Ready = latePart(codeAfter(0));
  await Ready.fetch(async () => undefined);
  renderPart(<Ready name="Rosa" />);
  expect(screen.getByText("Hello Rosa")).toBeTruthy();

  const Lost = latePart(codeAfter(1));
  await expect(Lost.fetch(async () => undefined)).rejects.toThrow("Failed to fetch");
  renderPart(<Lost name="Ruben" />);
  expect(await screen.findByText("Hello Ruben")).toBeTruthy();
});
