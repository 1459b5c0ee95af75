import { fileKind } from "./file-kind.ts";

export type PictureSize = { readonly width: number; readonly height: number };

/**
 * How large a JPEG, PNG or WebP says it is, which is what a device unpacks it to, however few bytes it has. Null where it doesn't say,
 * or is cut off before.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = fileKind(bytes, ["image/png", "image/jpeg", "image/webp"]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = kind === null ? null : READERS[kind](view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Each throws a RangeError past the end. */
const READERS = { "image/png": sizeOfPng, "image/jpeg": sizeOfJpeg, "image/webp": sizeOfWebp } as const;

const PNG_HEADER = 0x49484452;

function sizeOfPng(view: DataView): PictureSize | null {
  if (view.getUint32(12) !== PNG_HEADER) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Where the size stands in the segment that begins a frame. */
const [JPEG_HEIGHT, JPEG_WIDTH] = [3, 5] as const;

/** Goes from segment to segment to the first frame; what a segment holds, like the small picture of a camera, is passed over. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === 0xd9 || marker === 0xda) return null;
    else if (beginsFrame(marker)) {
      const segment = at + 2;
      return {
        width: view.getUint16(segment + JPEG_WIDTH),
        height: view.getUint16(segment + JPEG_HEIGHT),
      };
    } else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const [WEBP_LOSSY, WEBP_LOSSLESS, WEBP_EXTENDED] = [0x56503820, 0x5650384c, 0x56503858] as const;

function sizeOfWebp(view: DataView): PictureSize | null {
  const first = view.getUint32(12);
  if (first === WEBP_EXTENDED) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (first === WEBP_LOSSLESS) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (first !== WEBP_LOSSY) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}
