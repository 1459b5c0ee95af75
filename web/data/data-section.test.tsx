import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  exportDataEndpoint,
  getRetentionEndpoint,
  runRetentionEndpoint,
} from "../../contract/data/data.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import { DataSection } from "./data-section.tsx";
import text from "./strings/en.ts";

test("everything is kept as a file, byte by byte, once the password was typed again", async () => {
  const bytes = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0x00]);
  serverAnswers(getRetentionEndpoint, () => ({ months: 18, oldest_ride_at: null, due: 0 }));
  const asked = serverAnswers(exportDataEndpoint, () => new Response(bytes));
  const saved = keepSavedFiles();
  const { user } = renderPart(<DataSection />);
  const takeWith = async (password: string) => {
    await user.click(screen.getByRole("button", { name: text.exportAll }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText(text.backup.password), password);
    await user.click(dialog.getByRole("button", { name: text.backup.download }));
  };
  await takeWith("mine");
  expect(await screen.findByText(text.exported)).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^company-\d{4}-\d\d-\d\d\.zip$/)]);
  expect(asked[0]?.body).toEqual({ password: "mine", language: "en" });
  expect(new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);

  serverAnswers(exportDataEndpoint, () =>
    refusal("invalid_input", { fields: { password: "Incorrect password." } }),
  );
  await takeWith("guess");
  expect(await screen.findByText(text.backup.wrongPassword)).toBeTruthy();
  expect(screen.queryByText(text.exported)).toBeNull();
  expect(saved).toHaveLength(1);
});

test("how long guests are kept is said, and who waits is removed on a press, once", async () => {
  const oldest = "2025-05-20T16:01:00.000Z";
  const before = { months: 18, oldest_ride_at: "2025-05-01T16:00:00.000Z", due: 1_200 };
  serverAnswers(getRetentionEndpoint, () => before);
  const asked = serverAnswers(runRetentionEndpoint, () => ({ rides: 1_200 }));
  const { user } = renderPart(<DataSection />);
  const waiting = await screen.findByText(text.due(1_200, "1,200"), { exact: false });
  expect(waiting.textContent).toContain("May 1, 2025");
  expect(screen.getByText(text.keepIntro("18"))).toBeTruthy();
  serverAnswers(getRetentionEndpoint, () => ({ months: 18, oldest_ride_at: oldest, due: 0 }));
  await user.click(screen.getByRole("button", { name: text.keepNow }));
  expect(await screen.findByText(text.removed(1_200, "1,200"))).toBeTruthy();
  await waitFor(() => expect(waiting.textContent).toContain(text.nothingDue));
  expect(asked).toHaveLength(1);

  serverAnswers(runRetentionEndpoint, () => refusal("unavailable"));
  await user.click(screen.getByRole("button", { name: text.keepNow }));
  expect((await screen.findByRole("alert")).textContent).toContain(text.keepFailed);
});
