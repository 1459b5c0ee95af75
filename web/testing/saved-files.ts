import { onTestFinished, vi } from "vitest";

/** A file that the page has handed to the browser to keep. */
export type SavedFile = { readonly name: string; readonly content: Blob };

/**
 * The files that are saved from now to the end of the test. The press of the link behind it goes nowhere: in the document of the
 * tests it would lead the page, and those of later tests, to the file.
 */
export function keepSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let content = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    content = blob as Blob;
    return "blob:kept";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return files;
}
