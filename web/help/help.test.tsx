import "../testing/other-languages.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import Handbook from "./handbook.tsx";
import { HelpButton } from "./help-button.tsx";
import english from "./texts/en.ts";
import dutch from "./texts/nl.ts";

const LEAST = 7;
const MOST = 11;

test("each chapter has about ten lines, as many in Dutch as in English, none twice", () => {
  const chapters = Object.entries(english.chapters);
  for (const [name, { lines }] of chapters) {
    const inDutch = Object.entries(dutch.chapters).find(([other]) => other === name)?.[1].lines ?? [];
    expect([name, inDutch.length]).toEqual([name, lines.length]);
    expect(lines.length).toBeGreaterThanOrEqual(LEAST);
    expect(lines.length).toBeLessThanOrEqual(MOST);
    expect(new Set([...lines, ...inDutch]).size).toBe(lines.length * 2);
  }
});

test("the question mark opens the lines of its page, by the keyboard too, and leads to the handbook", async () => {
  const { user } = renderPart(
    <PageAt path="/admin/areas">
      <HelpButton section="Areas" />
    </PageAt>,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Areas" }));
  const lines = await dialog.findAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual(english.chapters.areas.lines);
  await user.click(dialog.getByRole("link", { name: "Read the whole handbook" }));
  expect(screen.getByRole("status", { name: "Address" }).textContent).toBe("/admin/handbook");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a Dutch reader reads Dutch, a Spanish one English below a Spanish name", async () => {
  const page = (
    <PageAt path="/operator/board">
      <HelpButton section="X" />
    </PageAt>
  );
  const first = renderPart(page, "nl");
  await first.user.click(screen.getByRole("button", { name: "Uitleg: X" }));
  expect(await screen.findByText(dutch.chapters["desk-board"].lines[0] ?? "")).toBeTruthy();
  first.unmount();
  const second = renderPart(page, "es");
  await second.user.click(screen.getByRole("button", { name: "Ayuda: X" }));
  expect(await screen.findByText(english.chapters["desk-board"].lines[0] ?? "")).toBeTruthy();
});

test("there's no question mark where no page has help", () => {
  renderPart(
    <PageAt path="/faq">
      <HelpButton section="FAQ" />
    </PageAt>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("the handbook has every chapter of its reader, in both languages, and a paper of it", async () => {
  const { user } = renderPart(
    <PageAt path="/operator/handbook">
      <Handbook readers={["dispatcher", "driver"]} />
    </PageAt>,
  );
  expect(await screen.findByRole("heading", { level: 2, name: english.readers.dispatcher })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Driver" }));
  await user.click(screen.getByRole("button", { name: "Nederlands" }));
  expect(await screen.findByRole("heading", { level: 2, name: dutch.readers.driver })).toBeTruthy();
  const paper = document.querySelector<HTMLElement>('body > [data-handbook="driver"]');
  for (const name of ["driver-requests", "driver-profile"] as const) {
    for (const line of dutch.chapters[name].lines) expect(paper?.textContent).toContain(line);
  }
  expect(screen.queryByRole("button", { name: "Owner" })).toBeNull();
});
