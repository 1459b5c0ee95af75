import { LOGO_PIXELS, MAX_LOGO_BYTES } from "../../../domain/company/logo.ts";

/** The files a person may choose: the browser draws them, and sends the drawing alone. */
export const LOGO_FILES = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"] as const;
/** A larger file is no logo, and takes long to draw. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A chosen file as a square PNG in base64, whole and in the middle; null where it can't be drawn. */
export async function drawLogo(file: Blob): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // A drawing without a size of its own fills the square.
    const [width, height] = [picture.naturalWidth || LOGO_PIXELS, picture.naturalHeight || LOGO_PIXELS];
    const scale = LOGO_PIXELS / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = LOGO_PIXELS;
    canvas.height = LOGO_PIXELS;
    const [left, top] = [(LOGO_PIXELS - width * scale) / 2, (LOGO_PIXELS - height * scale) / 2];
    canvas.getContext("2d")?.drawImage(picture, left, top, width * scale, height * scale);
    const text = canvas.toDataURL("image/png").split(",")[1] ?? "";
    return text !== "" && text.length * 0.75 <= MAX_LOGO_BYTES ? text : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
