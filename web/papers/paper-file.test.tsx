import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { MAX_PAPER_FILE_BYTES } from "../../domain/papers/paper-file.ts";
import {
  type PaperFile,
  downloadPaperFileEndpoint,
  setPaperFileEndpoint,
} from "../../contract/papers/paper-files.endpoints.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { FileOfPaper } from "./paper-file.tsx";
import papers from "./strings/en.ts";

const text = papers.file;
const PDF = "%PDF-1.7\nTaxi permit";
const KEPT: PaperFile = {
  paper: "permit",
  kind: "application/pdf",
  bytes: 1_363_149,
  attached_at: "2026-11-20T16:00:00Z",
};

const show = (file?: PaperFile) => renderPart(<FileOfPaper driverId={7} paper="permit" file={file} />);
const picker = (label: string) => screen.getByLabelText(`${label}: ${papers.names.permit}`);

test("a PDF is sent as it is, whatever the ending of its name says", async () => {
  const sent = serverAnswers(setPaperFileEndpoint, () => [KEPT]);
  const { user } = show();
  await user.upload(picker(text.attach), new File([PDF], "permit.jpg", { type: "image/jpeg" }));
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ file: btoa(PDF) }]));
});

test.each([
  ["no picture and no PDF", new File(["<svg/>"], "permit.pdf", { type: "application/pdf" }), text.wrongKind],
  [
    "larger than 5 MB",
    new File([PDF, new Uint8Array(MAX_PAPER_FILE_BYTES)], "permit.pdf", { type: "application/pdf" }),
    text.tooLarge,
  ],
])("a file that is %s is not sent, and that is said", async (_what, file, sentence) => {
  const sent = serverAnswers(setPaperFileEndpoint, () => [KEPT]);
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  const { user } = show();
  await user.upload(picker(text.attach), file);
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(sent).toEqual([]);
});

test("a file is downloaded under a name that says whose and what it is, and removed after a question", async () => {
  serverAnswers(downloadPaperFileEndpoint, () => new Response(PDF));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = show(KEPT);
  expect(screen.getByText(/^1\.3 MB, attached November 20, 2026$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `${text.download}: ${papers.names.permit}` }));
  await vi.waitFor(() => expect(names).toEqual(["driver-7-permit.pdf"]));

  const sent = serverAnswers(setPaperFileEndpoint, () => refusal("unavailable"));
  await user.click(screen.getByRole("button", { name: `${text.remove}: ${papers.names.permit}` }));
  await user.click(screen.getByRole("button", { name: text.remove }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  serverAnswers(setPaperFileEndpoint, () => []);
  await user.click(screen.getByRole("button", { name: text.remove }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ file: null }]);
});
