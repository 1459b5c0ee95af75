import { pngOf as bytesOfPng } from "../../domain/testing/png-of.ts";

/** The beginning of pictures that say a size; nothing of ours reads further. */
export function pngOf(width: number, height: number): Buffer {
  return Buffer.from(bytesOfPng(width, height));
}

/** Before its frame stands the small picture of a camera, which is another. */
export function jpegOf(width: number, height: number): Buffer {
  const inner = Buffer.concat([Buffer.from([0xff, 0xd8]), frameOf(16, 16)]);
  const camera = Buffer.concat([Buffer.from([0xff, 0xe1, 0, inner.length + 2]), inner]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), camera, Buffer.from([0xff]), frameOf(width, height)]);
}

function frameOf(width: number, height: number): Buffer {
  const bytes = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0, 0]);
  bytes.writeUInt16BE(height, 5);
  bytes.writeUInt16BE(width, 7);
  return bytes;
}

export function webpOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF", 0, "latin1");
  bytes.write("WEBPVP8X", 8, "latin1");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
