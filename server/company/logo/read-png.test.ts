import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodePng } from "../../places/picture/png.ts";
import { readPng } from "./read-png.ts";

const SIDE = 4;
/** A square in which every byte is another. */
const RGBA = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => (at * 37 + (at >> 3)) % 256);
const FILE = encodePng(RGBA, SIDE, 4);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The same picture with each row by one of the filters of the format, worked out from the picture. */
function filteredBy(filter: number): Buffer {
  const row = SIDE * 4;
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (RGBA[y * row + x] ?? 0));
  const guess = (x: number, y: number) => {
    const [left, above, corner] = [at(x - 4, y), at(x, y - 1), x < 4 ? 0 : at(x - 4, y - 1)];
    const sum = left + above - corner;
    const nearest = [left, above, corner].toSorted(
      (one, other) => Math.abs(sum - one) - Math.abs(sum - other),
    )[0];
    return [0, left, above, Math.floor((left + above) / 2), nearest ?? 0][filter] ?? 0;
  };
  const lines = Buffer.alloc((row + 1) * SIDE);
  for (let y = 0; y < SIDE; y++) {
    lines[y * (row + 1)] = filter;
    for (let x = 0; x < row; x++) lines[y * (row + 1) + 1 + x] = at(x, y) - guess(x, y) + 256;
  }
  return withData(deflateSync(lines));
}

function withData(data: Buffer, more: readonly Buffer[] = []): Buffer {
  const head = FILE.subarray(0, 8 + 25);
  return Buffer.concat([head, ...more, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

describe("a PNG", () => {
  it("is read by every filter of the format, with and without opacity", () => {
    expect(readPng(FILE, SIDE)).toEqual(RGBA);
    for (const filter of [0, 1, 2, 3, 4]) {
      expect([filter, readPng(filteredBy(filter), SIDE)]).toEqual([filter, RGBA]);
    }
    const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => at * 5);
    const opaque = readPng(encodePng(rgb, SIDE), SIDE);
    expect([...(opaque?.subarray(0, 8) ?? [])]).toEqual([0, 5, 10, 255, 15, 20, 25, 255]);
  });

  it("loses what isn't the picture, and is none with anything else in it", () => {
    const data = deflateSync(Buffer.alloc((SIDE * 4 + 1) * SIDE));
    const read = (file: Buffer) => readPng(file, SIDE) !== null;
    expect(read(withData(data, [chunk("tEXt", Buffer.from("<script>"))]))).toBe(true);
    const wrong = {
      "another size": () => readPng(FILE, SIDE + 1) !== null,
      "a palette": () => read(withData(data, [chunk("PLTE", Buffer.alloc(3))])),
      "no end": () => read(FILE.subarray(0, -12)),
      "more behind it": () => read(Buffer.concat([FILE, Buffer.from("<svg onload=alert(1)>")])),
      "a byte turned": () => read(Buffer.from(FILE.map((byte, at) => (at === 50 ? byte ^ 1 : byte)))),
      "too little": () => read(withData(deflateSync(Buffer.alloc(5)))),
      "a bomb": () => read(withData(deflateSync(Buffer.alloc(50_000_000)))),
      "no deflate": () => read(withData(Buffer.from("hello"))),
      "an unknown filter": () => read(withData(deflateSync(Buffer.alloc((SIDE * 4 + 1) * SIDE, 9)))),
      "a JPEG": () => read(Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
      markup: () => read(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      nothing: () => read(Buffer.alloc(0)),
    };
    for (const [name, isRead] of Object.entries(wrong)) expect([name, isRead()]).toEqual([name, false]);
    for (let length = 0; length < FILE.length; length++) expect(read(FILE.subarray(0, length))).toBe(false);
  });
});
