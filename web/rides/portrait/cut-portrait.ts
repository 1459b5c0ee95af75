import { MAX_PORTRAIT_BYTES, PORTRAIT_SIZE } from "../../../domain/drivers/portrait.ts";

const QUALITIES = [0.85, 0.7, 0.5] as const;

/** The middle of a picture as a small square JPEG in base64; null where the file is no picture. */
export async function cutPortrait(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement("canvas");
  canvas.width = PORTRAIT_SIZE;
  canvas.height = PORTRAIT_SIZE;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  picture.close();
  for (const quality of QUALITIES) {
    const text = canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
    if (text !== "" && text.length * 0.75 <= MAX_PORTRAIT_BYTES) return text;
  }
  return null;
}
