import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ImportResult } from "../../contract/data/data-import.ts";
import { importDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import { ImportData } from "./import-data.tsx";
import words from "./strings/en.ts";

const text = words.import;
const FINE: ImportResult = {
  kind: "riders",
  dry_run: true,
  added: 2,
  already_there: 1,
  faults: [],
  warnings: [],
};

function aFile(content: string | Uint8Array<ArrayBuffer>, name = "riders.csv"): File {
  return new File([content], name, { type: "text/csv" });
}

const button = (name: string) => screen.getByRole("button", { name });

test("a file is checked, and comes in once that is confirmed", async () => {
  const asked = serverAnswers(importDataEndpoint, () => FINE);
  const { user } = renderPart(<ImportData />);
  expect(screen.queryByRole("button", { name: text.check })).toBeNull();
  await user.upload(screen.getByLabelText(text.choose), aFile("username\nana"));
  expect(await screen.findByText("riders.csv")).toBeTruthy();
  await user.click(button(text.check));
  expect((await screen.findByRole("status")).textContent).toContain(text.toAdd(2, "2"));
  expect(screen.getByRole("status").textContent).toContain(text.there(1, "1"));
  expect(asked.map(({ body }) => body)).toEqual([{ kind: "riders", csv: "username\nana", dry_run: true }]);

  await user.click(button(text.bringIn.riders(2, "2")));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(text.means.riders)).toBeTruthy();
  serverAnswers(importDataEndpoint, () => refusal("import_faults"));
  await user.click(within(dialog).getByRole("button", { name: text.bringIn.riders(2, "2") }));
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  const brought = serverAnswers(importDataEndpoint, () => ({ ...FINE, dry_run: false }));
  await user.click(within(dialog).getByRole("button", { name: text.bringIn.riders(2, "2") }));
  expect(await screen.findByText(text.done(2, "2"))).toBeTruthy();
  expect(brought.map(({ body }) => body)).toEqual([{ kind: "riders", csv: "username\nana", dry_run: false }]);
  expect(screen.getByText(text.noFile)).toBeTruthy();
  expect(screen.queryByRole("button", { name: text.bringIn.riders(2, "2") })).toBeNull();
});

test("each fault is said by its line and column, with what stays out, and nothing can be brought in", async () => {
  const faulty: ImportResult = {
    ...FINE,
    kind: "rides",
    faults: [
      { line: 3, column: "fare_cents", fault: "whole_number" },
      { line: 7, column: null, fault: "quotes" },
    ],
    warnings: [
      { warning: "column_left_out", column: "id", lines: 0 },
      { warning: "column_left_out", column: "shoe_size", lines: 0 },
      { warning: "status_left_out", column: null, lines: 4 },
    ],
  };
  serverAnswers(importDataEndpoint, () => faulty);
  const { user } = renderPart(<ImportData />);
  await user.selectOptions(screen.getByLabelText(text.kind), text.kinds.rides);
  await user.upload(screen.getByLabelText(text.choose), aFile("reference\nA"));
  await user.click(await screen.findByRole("button", { name: text.check }));
  expect((await screen.findByRole("alert")).textContent).toContain(text.faulty(2, "2"));
  const rows = within(screen.getByRole("table", { name: text.faults })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    `${text.line}${text.column}${text.wrong}`,
    `3fare_cents${text.what.whole_number}`,
    `7–${text.what.quotes}`,
  ]);
  expect(screen.getByText(text.columnsLeftOut("id, shoe_size"))).toBeTruthy();
  expect(screen.getByText(text.linesLeftOut.status_left_out(4, "4"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Bring in/ })).toBeNull();
  // Another kind is another question.
  await user.selectOptions(screen.getByLabelText(text.kind), text.kinds.riders);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a file is read whether it is in UTF-8 or as Windows writes it, and one that is too large isn't sent", async () => {
  const asked = serverAnswers(importDataEndpoint, () => FINE);
  const { user } = renderPart(<ImportData />);
  // "Café" with the é of Windows-1252, which is no UTF-8.
  for (const content of ["Café", new Uint8Array([0x43, 0x61, 0x66, 0xe9])]) {
    await user.upload(screen.getByLabelText(text.choose), aFile(content));
    await user.click(await screen.findByRole("button", { name: text.check }));
    await screen.findByRole("status");
  }
  expect(asked.map(({ body }) => (body as { csv: string }).csv)).toEqual(["Café", "Café"]);
  await user.upload(screen.getByLabelText(text.choose), aFile("x".repeat(2_000_001)));
  expect((await screen.findByRole("alert")).textContent).toContain(text.tooLarge);
  expect(screen.queryByRole("button", { name: text.check })).toBeNull();
});

test("each kind has a template to download", async () => {
  const saved = keepSavedFiles();
  const { user } = renderPart(<ImportData />);
  await user.selectOptions(screen.getByLabelText(text.kind), text.kinds.places);
  await user.click(button(text.template));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["places.csv"]));
  expect(await saved[0]?.content.text()).toMatch(
    /^\uFEFF?name,kind,area,lat,lng,spellings\r\nKas di Ana,restaurant,/,
  );
});
