/** One field of a protobuf message: its number, and where its value lies. */
export type ProtobufField =
  | { number: number; kind: "varint"; value: number }
  | { number: number; kind: "bytes"; bytes: Uint8Array };

/** Thrown when bytes are not the protobuf message they should be. */
export class BrokenProtobuf extends Error {
  override name = "BrokenProtobuf";
}

/** The fields of a protobuf message, in the order they were written. Fixed-width fields are skipped. */
export function* readFields(message: Uint8Array): Generator<ProtobufField> {
  const cursor = { bytes: message, at: 0 };
  while (cursor.at < message.length) {
    const tag = readVarint(cursor);
    const number = Math.floor(tag / 8);
    const wire = tag & 7;
    if (wire === 0) {
      yield { number, kind: "varint", value: readVarint(cursor) };
    } else if (wire === 2) {
      const length = readVarint(cursor);
      const end = cursor.at + length;
      if (end > message.length) throw new BrokenProtobuf("A field of the file runs past its end.");
      yield { number, kind: "bytes", bytes: message.subarray(cursor.at, end) };
      cursor.at = end;
    } else if (wire === 1) {
      cursor.at += 8;
    } else if (wire === 5) {
      cursor.at += 4;
    } else {
      throw new BrokenProtobuf("A field of the file is of no known kind.");
    }
  }
}

/** A packed list of unsigned numbers. */
export function readPacked(bytes: Uint8Array): number[] {
  const cursor = { bytes, at: 0 };
  const values: number[] = [];
  while (cursor.at < bytes.length) values.push(readVarint(cursor));
  return values;
}

/** A packed list of zigzag numbers, each the difference to the one before, as running totals. */
export function readPackedDeltas(bytes: Uint8Array): number[] {
  let total = 0;
  return readPacked(bytes).map((value) => (total += zigzag(value)));
}

/** The signed number a zigzag varint stands for. */
export function zigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** The signed number of a plain int64 varint, which writes negatives as two's complement. */
export function signed(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value;
}

type Cursor = { bytes: Uint8Array; at: number };

/** Varints are read by multiplication: identifiers of OpenStreetMap no longer fit in 32 bits, but do in 53. */
function readVarint(cursor: Cursor): number {
  const { bytes } = cursor;
  let value = 0;
  let unit = 1;
  for (;;) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) throw new BrokenProtobuf("A number in the file is cut off.");
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return value;
    unit *= 128;
  }
}
