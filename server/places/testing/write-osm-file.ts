import { writeFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";

export type TestNode = { id: number; lat: number; lng: number; tags?: Record<string, string> };
export type TestWay = { id: number; refs: number[]; tags: Record<string, string> };

/** Writes a small OpenStreetMap extract as the real ones are written: dense nodes and ways in zlib blocks. */
export async function writeOsmFile(
  path: string,
  nodes: readonly TestNode[],
  ways: readonly TestWay[],
): Promise<void> {
  await writeFile(path, Buffer.concat([header(["OsmSchema-V0.6", "DenseNodes"]), data(nodes, ways)]));
}

/** A file that says it needs a feature nobody here reads. */
export async function writeStrangeOsmFile(path: string): Promise<void> {
  await writeFile(path, header(["OsmSchema-V0.6", "SomethingNew"]));
}

function header(features: readonly string[]): Buffer {
  return block("OSMHeader", Buffer.concat(features.map((feature) => bytesField(4, Buffer.from(feature)))));
}

function data(nodes: readonly TestNode[], ways: readonly TestWay[]): Buffer {
  const strings = new Map<string, number>([["", 0]]);
  const number = (text: string) => {
    const known = strings.get(text);
    if (known !== undefined) return known;
    strings.set(text, strings.size);
    return strings.size - 1;
  };
  const dense = Buffer.concat([
    bytesField(1, packedDeltas(nodes.map(({ id }) => id))),
    bytesField(8, packedDeltas(nodes.map(({ lat }) => Math.round(lat * 1e7)))),
    bytesField(9, packedDeltas(nodes.map(({ lng }) => Math.round(lng * 1e7)))),
    bytesField(
      10,
      packed(
        nodes.flatMap(({ tags = {} }) => [
          ...Object.entries(tags).flatMap(([k, v]) => [number(k), number(v)]),
          0,
        ]),
      ),
    ),
  ]);
  const wayFields = ways.map(({ id, refs, tags }) =>
    bytesField(
      3,
      Buffer.concat([
        varintField(1, id),
        bytesField(2, packed(Object.keys(tags).map(number))),
        bytesField(3, packed(Object.values(tags).map(number))),
        bytesField(8, packedDeltas(refs)),
      ]),
    ),
  );
  const groups = [bytesField(2, bytesField(2, dense)), bytesField(2, Buffer.concat(wayFields))];
  const table = Buffer.concat([...strings.keys()].map((text) => bytesField(1, Buffer.from(text))));
  return block("OSMData", Buffer.concat([bytesField(1, table), ...groups, varintField(17, 100)]));
}

function block(type: string, content: Buffer): Buffer {
  const packedContent = deflateSync(content);
  const blob = Buffer.concat([varintField(2, content.length), bytesField(3, packedContent)]);
  const head = Buffer.concat([bytesField(1, Buffer.from(type)), varintField(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, blob]);
}

function bytesField(number: number, content: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}

function varintField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8), varint(value)]);
}

function packed(values: readonly number[]): Buffer {
  return Buffer.concat(values.map(varint));
}

function packedDeltas(values: readonly number[]): Buffer {
  return packed(
    values.map((value, index) => {
      const delta = value - (values[index - 1] ?? 0);
      return delta >= 0 ? delta * 2 : -delta * 2 - 1;
    }),
  );
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
