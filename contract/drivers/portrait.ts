/** So many bytes a portrait has at most. In base64 it fits into the body of a call. */
export const MAX_PORTRAIT_BYTES = 45 * 1024;
/** So many pixels a portrait is wide and high, where the browser cuts it. */
export const PORTRAIT_SIZE = 256;

export const PORTRAIT_KINDS = ["image/jpeg", "image/png", "image/webp"] as const;
export type PortraitKind = (typeof PORTRAIT_KINDS)[number];

/** What kind of picture some bytes are, by how they begin; null where they are none that a portrait can be. */
export function portraitKind(bytes: Uint8Array): PortraitKind | null {
  const begins = (at: number, ...signature: readonly number[]) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (begins(0, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  const isWebp = begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50);
  return isWebp ? "image/webp" : null;
}
