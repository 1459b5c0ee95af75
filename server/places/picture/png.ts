import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
/** Red, green and blue; and the same with how opaque it is. */
const KINDS = { 3: 2, 4: 6 } as const;
/** Rows are written as they are: of the filters of the format none makes a drawn map smaller. */
const NO_FILTER = 0;

/** Writes rows of red, green and blue, or of those and how opaque it is, as a PNG file. */
export function encodePng(pixels: Uint8Array, width: number, channels: keyof typeof KINDS = 3): Buffer {
  const row = width * channels;
  const height = pixels.length / row;
  const lines = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1);
    lines[start] = NO_FILTER;
    lines.set(pixels.subarray(y * row, (y + 1) * row), start + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = EIGHT_BITS;
  head[9] = KINDS[channels];
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
