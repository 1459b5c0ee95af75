/** How a file of each kind begins: some bytes at some place. */
const SIGNATURES = {
  "image/jpeg": [[0, 0xff, 0xd8, 0xff]],
  "image/png": [[0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  "image/webp": [
    [0, 0x52, 0x49, 0x46, 0x46],
    [8, 0x57, 0x45, 0x42, 0x50],
  ],
  "application/pdf": [[0, 0x25, 0x50, 0x44, 0x46, 0x2d]],
} as const;
export type FileKind = keyof typeof SIGNATURES;

/** So many bytes are enough to tell the kind of a file. */
export const FILE_KIND_BYTES = 12;

/** Which of some kinds of file these bytes are, by how they begin, whatever their name says; null where they are none. */
export function fileKind<K extends FileKind>(bytes: Uint8Array, kinds: readonly K[]): K | null {
  const begins = ([at, ...signature]: readonly [number, ...number[]]) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  return kinds.find((kind) => SIGNATURES[kind].every(begins)) ?? null;
}
