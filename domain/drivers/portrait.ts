import { fileKind } from "../file-kind.ts";
import { pictureSize } from "../picture-size.ts";

/** So many bytes a portrait has at most. In base64 it fits into the body of a call. */
export const MAX_PORTRAIT_BYTES = 45 * 1024;
/** So many pixels it is wide and high at most: who shows it unpacks it, whatever its bytes. */
export const MAX_PORTRAIT_SIDE = 1_024;
/** So many pixels a portrait is wide and high, where the browser cuts it. */
export const PORTRAIT_SIZE = 256;

export const PORTRAIT_KINDS = ["image/jpeg", "image/png", "image/webp"] as const;
type PortraitKind = (typeof PORTRAIT_KINDS)[number];

/** The kind of picture that some bytes are, by how they begin; null where they are none that a portrait can be. */
export function portraitKind(bytes: Uint8Array): PortraitKind | null {
  const size = pictureSize(bytes);
  if (bytes.length > MAX_PORTRAIT_BYTES || !size) return null;
  return Math.max(size.width, size.height) > MAX_PORTRAIT_SIDE ? null : fileKind(bytes, PORTRAIT_KINDS);
}
