import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { SearchField } from "./search-field.tsx";

function Page() {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchField label="Search" placeholder="Search" value={value} onChange={setValue} focusKey="/" />
      <input aria-label="Another" />
    </>
  );
}

test("its key leads to the search, and is a letter like any other where somebody types", async () => {
  const { user } = renderPart(<Page />);
  const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  expect(screen.getByText("/")).toBeTruthy();
  await user.keyboard("/");
  expect(document.activeElement).toBe(search);
  await user.keyboard("1/2");
  expect(search.value).toBe("1/2");
  expect(screen.queryByText("/")).toBeNull();
  const another = screen.getByRole<HTMLInputElement>("textbox", { name: "Another" });
  await user.type(another, "a/b");
  expect(another.value).toBe("a/b");
});
