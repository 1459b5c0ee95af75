import { crc32, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const OPAQUE = 255;
/** Red, green and blue, and the same with how opaque it is. */
const CHANNELS_OF: Readonly<Record<number, 3 | 4>> = { 2: 3, 6: 4 };
/** Length, name and check of a chunk. */
const CHUNK_FRAME = 12;

/**
 * The pixels of a square PNG, four bytes each. The whole file is read: null where a byte of it is otherwise than a browser writes it,
 * so that nothing but the pixels can come through.
 */
export function readPng(file: Buffer, side: number): Uint8Array | null {
  const chunks = readChunks(file);
  const [head, ...others] = chunks ?? [];
  if (head?.name !== "IHDR" || others.at(-1)?.name !== "IEND") return null;
  const channels = channelsOf(head.data, side);
  const isKnown = others.slice(0, -1).every(({ name }) => name === "IDAT" || isLeftOut(name));
  if (channels === null || !isKnown) return null;
  const packed = Buffer.concat(others.filter(({ name }) => name === "IDAT").map(({ data }) => data));
  const lines = unpack(packed, (side * channels + 1) * side);
  const pixels = lines === null ? null : unfilter(lines, { side, channels });
  return pixels === null ? null : withOpacity(pixels, channels);
}

type Chunk = { readonly name: string; readonly data: Buffer };

function readChunks(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    if (at + CHUNK_FRAME > file.length) return null;
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length || file.readUInt32BE(end) !== crc32(file.subarray(at + 4, end))) return null;
    chunks.push({ name: file.toString("latin1", at + 4, at + 8), data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** Eight bits a channel, in rows from the top, as large as it has to be. */
function channelsOf(head: Buffer, side: number): 3 | 4 | null {
  if (head.length !== 13 || head.readUInt32BE(0) !== side || head.readUInt32BE(4) !== side) return null;
  const [bits, kind = 0, ...rest] = head.subarray(8);
  return bits === 8 && rest.every((byte) => byte === 0) ? (CHANNELS_OF[kind] ?? null) : null;
}

/** Whether a chunk may be left out: its name begins with a small letter. */
function isLeftOut(name: string): boolean {
  return /^[a-z][a-zA-Z]{3}$/.test(name);
}

function unpack(packed: Buffer, length: number): Buffer | null {
  try {
    const lines = inflateSync(packed, { maxOutputLength: length });
    return lines.length === length ? lines : null;
  } catch {
    return null;
  }
}

type Shape = { readonly side: number; readonly channels: 3 | 4 };

function unfilter(lines: Buffer, { side, channels }: Shape): Uint8Array | null {
  const row = side * channels;
  const pixels = new Uint8Array(row * side);
  for (let y = 0; y < side; y++) {
    const filter = FILTERS[lines[y * (row + 1)] ?? FILTERS.length];
    if (filter === undefined) return null;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const above = pixels[at - row] ?? 0;
      const corner = x < channels ? 0 : (pixels[at - row - channels] ?? 0);
      pixels[at] = (lines[y * (row + 1) + 1 + x] ?? 0) + filter(left, above, corner);
    }
  }
  return pixels;
}

/** The filters of the format in its order: what a byte was taken to be by those before it. */
const FILTERS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  nearestOf,
];

function nearestOf(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const far = (value: number) => Math.abs(guess - value);
  if (far(left) <= far(above) && far(left) <= far(corner)) return left;
  return far(above) <= far(corner) ? above : corner;
}

function withOpacity(pixels: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 4) return pixels;
  const all = new Uint8Array((pixels.length / 3) * 4).fill(OPAQUE);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    all.set(pixels.subarray(from, from + 3), to);
  }
  return all;
}
