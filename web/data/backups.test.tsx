import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Backup } from "../../contract/backups/backup.ts";
import {
  downloadBackupEndpoint,
  listBackupsEndpoint,
  startBackupEndpoint,
  verifyBackupEndpoint,
} from "../../contract/backups/backups.endpoints.ts";
import "../testing/other-languages.ts";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import { Backups } from "./backups.tsx";
import words from "./strings/en.ts";
import dutchWords from "./strings/nl.ts";

const text = words.backup;
const DONE: Backup = {
  id: 3,
  state: "done",
  step: "verifying",
  started_at: "2026-11-20T16:00:00.000Z",
  started_by: "staff",
  file: "trupial-2026-11-20T16-00-00Z.gz",
  server: "desk",
  bytes: 12_400_000,
  rows: 31_234,
  written_at: "2026-11-20T16:00:20.000Z",
  verified_at: "2026-11-20T16:01:00.000Z",
  tables: 48,
  failure: null,
  here: true,
  removed: false,
};
const RUNNING: Backup = {
  ...DONE,
  id: 4,
  state: "running",
  step: "writing",
  bytes: null,
  rows: null,
  written_at: null,
  verified_at: null,
  tables: null,
  here: false,
};
const list = (...backups: Backup[]) => ({
  folder: "/data/backups",
  kept: 10,
  last_good_at: null,
  last_tried_at: null,
  backups,
});

test("a backup is begun by a press, shows how far it is, and no second one is asked for", async () => {
  serverAnswers(listBackupsEndpoint, () => list());
  const asked = serverAnswers(startBackupEndpoint, () => RUNNING);
  const { user } = renderPart(<Backups />);
  expect(await screen.findByText(text.none)).toBeTruthy();
  expect(screen.getByText(text.where("/data/backups", "10"))).toBeTruthy();
  serverAnswers(listBackupsEndpoint, () => list(RUNNING, DONE));
  await user.click(screen.getByRole("button", { name: text.start }));
  expect(await screen.findByText(text.running.writing)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.underWay }));
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole("button", { name: new RegExp(text.verifyAgain) })).toBeNull();
});

test("each says when it was verified or what went wrong, and where its file is", async () => {
  const failed: Backup = {
    ...DONE,
    id: 2,
    state: "failed",
    verified_at: null,
    failure: "rides (other values)",
  };
  const cut: Backup = { ...RUNNING, id: 1, state: "cut_off" };
  const elsewhere: Backup = { ...DONE, id: 5, here: false };
  const removed: Backup = { ...DONE, id: 6, here: false, removed: true };
  serverAnswers(listBackupsEndpoint, () => list(DONE, failed, cut, elsewhere, removed));
  renderPart(<Backups />);
  const table = await screen.findByRole("table", { name: text.list });
  const rows = within(table).getAllByRole("row").slice(1);
  const says = (index: number, sentence: string) => expect(rows[index]?.textContent).toContain(sentence);
  says(0, text.tables("48"));
  says(0, "12.4 MB");
  says(0, text.rows(31_234, "31,234"));
  says(0, DONE.file);
  says(1, text.wentWrong.failed.verifying);
  says(1, "rides (other values)");
  says(2, text.wentWrong.cut_off.writing);
  says(3, text.elsewhere("desk"));
  says(4, text.removed);
  expect(within(table).getAllByRole("button", { name: new RegExp(`^${text.download}`) })).toHaveLength(2);
});

test("the file is taken with the password, and a wrong one is said at its field", async () => {
  serverAnswers(listBackupsEndpoint, () => list(DONE));
  const saved = keepSavedFiles();
  const { user } = renderPart(<Backups />);
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${text.download}`) }));
  const dialog = await screen.findByRole("dialog");
  const asked = serverAnswers(downloadBackupEndpoint, () =>
    refusal("invalid_input", { fields: { password: "Incorrect password." } }),
  );
  await user.type(within(dialog).getByLabelText(text.password), "guess");
  await user.click(within(dialog).getByRole("button", { name: text.download }));
  expect(await within(dialog).findByText(text.wrongPassword)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ password: "guess" }]);
  serverAnswers(downloadBackupEndpoint, () => new Response(new Uint8Array([0x1f, 0x8b])));
  await user.clear(within(dialog).getByLabelText(text.password));
  await user.type(within(dialog).getByLabelText(text.password), "mine");
  await user.click(within(dialog).getByRole("button", { name: text.download }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(saved.map(({ name }) => name)).toEqual([DONE.file]);
});

test("one is verified once more, and a refusal is said, in Dutch too", async () => {
  const dutch = dutchWords.backup;
  serverAnswers(listBackupsEndpoint, () => list(DONE));
  serverAnswers(verifyBackupEndpoint, () => refusal("backup_running"));
  const { user } = renderPart(<Backups />, "nl");
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${dutch.verifyAgain}`) }));
  expect((await screen.findByRole("alert")).textContent).toContain("Er loopt al een back-up.");
});
