import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { QueryView } from "./query-view.tsx";

const AWAITED = { data: undefined, error: null, isPending: true, refetch: () => undefined };

test("what is awaited is said, and nothing of it is shown", () => {
  renderPart(
    <QueryView<string> query={AWAITED} loading="Loading rides..." failed="Failed.">
      {(name) => <p>{`Hello ${name}`}</p>}
    </QueryView>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading rides...");
  expect(screen.queryByText(/Hello/)).toBeNull();
});

test("what failed can be tried again, and what was read before stays", async () => {
  const refetch = vi.fn<() => void>();
  const query = { data: "Rosa", error: new Error("no network"), isPending: false, refetch };
  const { user } = renderPart(
    <QueryView query={query} failed={(error) => `Failed: ${error.message}.`}>
      {(name) => <p>{`Hello ${name}`}</p>}
    </QueryView>,
  );
  expect(screen.getByRole("alert").textContent).toContain("Failed: no network.");
  expect(screen.getByText("Hello Rosa")).toBeTruthy();
  await user.click(screen.getByRole("button"));
  expect(refetch).toHaveBeenCalledTimes(1);
});
