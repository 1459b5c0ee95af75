import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../domain/languages.ts";
import { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import "../testing/other-languages.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { stringsOf } from "../language/strings.ts";
import { PageErrorBoundary } from "./page-error.tsx";

// React says on the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Broken({ message }: { readonly message: string }): null {
  throw new TypeError(message);
}

test.each(LANGUAGES)(
  "a page that fails says in %s what can be done, and reports itself once",
  async (language) => {
    const sent = serverAnswers(reportWebErrorEndpoint, () => null);
    const text = { ...stringsOf(language, "app/shell"), ...stringsOf(language, "app/broken") };
    const message = `${language} is broken`;
    for (let round = 0; round < 2; round += 1) {
      renderPart(
        <PageErrorBoundary>
          <Broken message={message} />
        </PageErrorBoundary>,
        language,
      ).unmount();
    }
    renderPart(
      <PageErrorBoundary>
        <Broken message={message} />
      </PageErrorBoundary>,
      language,
    );
    const home = await screen.findByRole("link", { name: text.toHome });
    expect(home.getAttribute("href")).toBe(language === "en" ? "/" : `/${language}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text.brokenTitle);
    expect(screen.getByRole("button", { name: text.reload })).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([language === "en" ? "/" : `/${language}`, expect.stringMatching(/^tel:\+\d+$/)]);
    expect(screen.queryByText(text.kept, { exact: false })).toBeNull();
    await vi.waitFor(() => expect(sent).not.toHaveLength(0));
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ kind: "render", message: `TypeError: ${message}`, page: location.pathname }),
    ]);
  },
);

test("what was typed counts as kept only where it is", async () => {
  sessionStorage.setItem("draft:contact", '{"message":"hello"}');
  serverAnswers(reportWebErrorEndpoint, () => null);
  renderPart(
    <PageErrorBoundary>
      <Broken message="en is broken" />
    </PageErrorBoundary>,
  );
  expect(await screen.findByText(stringsOf("en", "app/broken").kept, { exact: false })).toBeTruthy();
});
