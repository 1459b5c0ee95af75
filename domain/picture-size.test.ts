import { describe, expect, it } from "vitest";
import { pictureSize } from "./picture-size.ts";

const text = (bytes: string) => [...bytes].map((letter) => letter.charCodeAt(0));
const PNG = [0x89, ...text("PNG\r\n\u001a\n"), 0, 0, 0, 13, ...text("IHDR"), 0, 0, 1, 0, 0, 0, 0, 200];
/** With the small picture of a camera, and a fill byte, before its frame. */
const FRAME = [0xff, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 0];
const CAMERA = [0xff, 0xe1, 0, 9, 0xff, 0xd8, 0xff, 0xc0, 0, 9, 9];
const JPEG = [0xff, 0xd8, ...CAMERA, ...FRAME];
const RIFF = [...text("RIFF"), 0, 0, 0, 0, ...text("WEBP")];
const EXTENDED = [...RIFF, ...text("VP8X"), 10, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 199, 0, 0];
const LOSSY = [...RIFF, ...text("VP8 "), 9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0, 1, 200, 0];
const LOSSLESS = [...RIFF, ...text("VP8L"), 9, 0, 0, 0, 0x2f, 0xff, 0xc0, 0x31, 0];
const PICTURES = { PNG, JPEG, EXTENDED, LOSSY, LOSSLESS };

describe("what a picture says of its size", () => {
  it.each(Object.entries(PICTURES))("is read in its first bytes: %s", (_kind, bytes) => {
    expect(pictureSize(Uint8Array.from(bytes))).toEqual({ width: 256, height: 200 });
  });

  it.each<[string, number[]]>([
    ["nothing", []],
    ["another kind of file", text("%PDF-1.7")],
    ["a PNG whose header comes later", PNG.with(12, 0x4a)],
    ["a PNG of no width", PNG.with(18, 0)],
    ["a JPEG that ends before its frame", [0xff, 0xd8, 0xff, 0xd9, ...FRAME]],
    ["a JPEG with a scan before its frame", [0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, ...FRAME]],
    ["a JPEG whose frame leaves its height to later", JPEG.with(JPEG.length - 3, 0)],
    ["a JPEG with something between its segments", [0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, ...FRAME]],
    ["a WebP of no kind", [...RIFF, ...text("VP9 "), ...EXTENDED.slice(16)]],
  ])("is nothing of %s", (_what, bytes) => {
    expect(pictureSize(Uint8Array.from(bytes))).toBeNull();
  });

  it("is read or not, and never fails, where a picture is cut off or changed anywhere", () => {
    for (const bytes of Object.values(PICTURES)) {
      for (const at of bytes.keys()) {
        expect(pictureSize(Uint8Array.from(bytes.slice(0, at)))).toBeNull();
        for (const byte of [0, 1, 0x7f, 0xd0, 0xe1, 0xff]) {
          const size = pictureSize(Uint8Array.from(bytes.with(at, byte)));
          expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
        }
      }
    }
  });
});
