import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loginEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { endSession } from "../../api/session.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import LoginPage from "./login-page.tsx";

// Whoever signed in in a test before is still here.
beforeEach(() => endSession("signed-out"));
afterEach(() => {
  endSession("signed-out");
  vi.restoreAllMocks();
});

test("signing in leads to the top of the next page where scrolling answers with a promise", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  serverAnswers(loginEndpoint, () => ({
    access: "access",
    refresh: "refresh",
    role: "rider" as const,
    username: "somebody",
    last_visited_page: null,
  }));
  serverAnswers(readMeEndpoint, () => ({}));
  const { user, container } = renderPart(
    <PageAt path="/login">
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<h1>The next page</h1>} />
      </Routes>
    </PageAt>,
  );
  await user.type(named(container, "username"), "somebody");
  await user.type(named(container, "password"), "something long{Enter}");
  // The login is cleaned up after the next page is drawn, and would take it along.
  await user.click(await screen.findByRole("heading", { name: "The next page" }));
  expect(screen.queryByRole("heading", { name: "The next page" })).not.toBeNull();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(scrollTo.mock.results[0]?.value).toBeInstanceOf(Promise);
});

function named(container: HTMLElement, name: string): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}
