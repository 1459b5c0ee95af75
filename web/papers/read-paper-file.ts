import { FILE_KIND_BYTES } from "../../domain/file-kind.ts";
import { MAX_PAPER_FILE_BYTES, PAPER_PICTURE_SIZE, paperFileKind } from "../../domain/papers/paper-file.ts";

const QUALITY = 0.85;

export type PaperFileProblem = "wrongKind" | "tooLarge";

/** A file in base64 as it is kept with a paper: a PDF as it is, a picture no larger than can be read. Its bytes say which, not its name. */
export async function readPaperFile(
  chosen: Blob,
): Promise<{ readonly file: string } | { readonly problem: PaperFileProblem }> {
  const kind = paperFileKind(new Uint8Array(await chosen.slice(0, FILE_KIND_BYTES).arrayBuffer()));
  const kept = kind === "application/pdf" ? chosen : await smallerPicture(chosen);
  if (kept === null) return { problem: "wrongKind" };
  if (kept.size > MAX_PAPER_FILE_BYTES) return { problem: "tooLarge" };
  return { file: await inBase64(kept) };
}

/** The picture as a JPEG without what the camera wrote into it; null where the browser reads no picture in it. */
async function smallerPicture(chosen: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(chosen).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, PAPER_PICTURE_SIZE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext("2d");
  if (drawing === null) return null;
  // Transparent parts of a PNG would be black.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

function inBase64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}
