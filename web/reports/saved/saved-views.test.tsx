import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  listSavedViewsEndpoint,
  removeSavedViewEndpoint,
  saveViewEndpoint,
} from "../../../contract/reports/saved-views.endpoints.ts";
import type { SavedView } from "../../../contract/reports/saved-views.ts";
import { reads } from "../../api/read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { SavedViews } from "./saved-views.tsx";
import text from "./strings/en.ts";

const XL: SavedView = {
  id: 3,
  page: "history",
  name: "XL of the month",
  query: "type=xl&span=month",
  shared: false,
  by: null,
  may_remove: true,
};
const THEIRS: SavedView = {
  ...XL,
  id: 4,
  name: "No-shows",
  query: "status=NoShow",
  by: "Ana Curiel",
  may_remove: false,
};

beforeEach(() => reads.clear());

const render = (query: string) =>
  renderPart(
    <PageAt path="/operator/history">
      <ToastProvider>
        <SavedViews page="history" query={query} addressOf={(kept) => `/operator/history?${kept}`} />
      </ToastProvider>
    </PageAt>,
  );

test("each kept view is a link, the one that is open is marked, and only what one may remove can be", async () => {
  serverAnswers(listSavedViewsEndpoint, () => [THEIRS, XL]);
  const sent = serverAnswers(removeSavedViewEndpoint, () => null);
  const { user } = render(XL.query);
  const open = await screen.findByRole("link", { name: XL.name });
  expect(open.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: THEIRS.name }).getAttribute("href")).toContain("status=NoShow");
  expect(screen.queryByRole("button", { name: text.save })).toBeNull();
  await user.click(screen.getByRole("button", { name: text.remove(XL.name) }));
  expect(await screen.findByText(text.removed)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("filters that nobody has kept are kept by name, for oneself or for all", async () => {
  serverAnswers(listSavedViewsEndpoint, () => []);
  const sent = serverAnswers(saveViewEndpoint, () => XL);
  const { user } = render("type=xl");
  await user.click(await screen.findByRole("button", { name: text.save }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: text.keep }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText(text.name), "XL of the month");
  await user.click(dialog.getByRole("checkbox", { name: text.shared }));
  await user.click(dialog.getByRole("button", { name: text.keep }));
  expect(await screen.findByText(text.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { page: "history", name: "XL of the month", query: "type=xl", shared: true },
  ]);
});

test("there is nothing where nothing is set and nothing kept", async () => {
  const asked = serverAnswers(listSavedViewsEndpoint, () => []);
  render("");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(screen.queryByRole("navigation", { name: text.title })).toBeNull();
});
