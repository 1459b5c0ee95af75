import { open, type FileHandle } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { readFields, readPacked, readPackedDeltas, signed, zigzag } from "./protobuf.ts";

export type OsmTags = ReadonlyMap<string, string>;
export type OsmNode = { id: number; lat: number; lng: number; tags: OsmTags };
export type OsmWay = { id: number; refs: number[]; tags: OsmTags };

/** What to call for each thing in the file; leaving one out skips the work of decoding it. */
export type OsmVisitor = {
  node?: (node: OsmNode) => void;
  way?: (way: OsmWay) => void;
  /** Called now and then with the share of the file read so far, 0 to 1. */
  progress?: (share: number) => void;
};

const LARGEST_HEADER_BYTES = 64 * 1024;
const LARGEST_BLOB_BYTES = 32 * 1024 * 1024;
const KNOWN_FEATURES = new Set(["OsmSchema-V0.6", "DenseNodes", "HistoricalInformation"]);

/** Reads an OpenStreetMap extract (`.osm.pbf`) block by block, never holding more than one block in memory. */
export async function readOsmFile(path: string, visitor: OsmVisitor): Promise<void> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size < 4) throw new NotAnOsmFile("The file is empty.");
    for (let position = 0; position < size;) {
      const header = await readBlobHeader(file, position);
      const blob = await readExactly(file, header.end, header.size);
      if (header.type === "OSMHeader") checkFeatures(unpackBlob(blob));
      if (header.type === "OSMData") visitBlock(unpackBlob(blob), visitor);
      position = header.end + header.size;
      visitor.progress?.(position / size);
    }
  } finally {
    await file.close();
  }
}

/** Thrown when a file is not an OpenStreetMap extract that can be read here; the message says why. */
export class NotAnOsmFile extends Error {
  override name = "NotAnOsmFile";
}

async function readBlobHeader(file: FileHandle, position: number) {
  const length = (await readExactly(file, position, 4)).readUInt32BE(0);
  if (length > LARGEST_HEADER_BYTES) throw new NotAnOsmFile("This is not an .osm.pbf file.");
  let type = "";
  let size = 0;
  for (const field of readFields(await readExactly(file, position + 4, length))) {
    if (field.number === 1 && field.kind === "bytes") type = text(field.bytes);
    if (field.number === 3 && field.kind === "varint") size = field.value;
  }
  if (size > LARGEST_BLOB_BYTES) throw new NotAnOsmFile("A block is larger than the format allows.");
  return { type, size, end: position + 4 + length };
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead !== length) throw new NotAnOsmFile("The file ends in the middle of a block.");
  return buffer;
}

function unpackBlob(bytes: Uint8Array): Uint8Array {
  for (const field of readFields(bytes)) {
    if (field.kind !== "bytes") continue;
    if (field.number === 1) return field.bytes;
    if (field.number === 3) return inflate(field.bytes);
    throw new NotAnOsmFile(
      "The file is packed with a method other than zlib; save it with zlib and try again.",
    );
  }
  throw new NotAnOsmFile("A block has no content.");
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: LARGEST_BLOB_BYTES });
  } catch (cause) {
    throw new NotAnOsmFile("A block of the file is damaged. Fetch the file again.", { cause });
  }
}

function checkFeatures(block: Uint8Array): void {
  for (const field of readFields(block)) {
    if (field.number !== 4 || field.kind !== "bytes") continue;
    const feature = text(field.bytes);
    if (!KNOWN_FEATURES.has(feature))
      throw new NotAnOsmFile(`The file needs "${feature}", which is not read here.`);
  }
}

/** What every entity of a block needs to be understood: its strings and the scale of its coordinates. */
type Block = { strings: string[]; granularity: number; latOffset: number; lngOffset: number };

function visitBlock(bytes: Uint8Array, visitor: OsmVisitor): void {
  const block: Block = { strings: [], granularity: 100, latOffset: 0, lngOffset: 0 };
  const groups: Uint8Array[] = [];
  for (const field of readFields(bytes)) {
    if (field.kind === "bytes") {
      if (field.number === 1) block.strings = readStrings(field.bytes);
      if (field.number === 2) groups.push(field.bytes);
    } else {
      if (field.number === 17) block.granularity = field.value;
      if (field.number === 19) block.latOffset = signed(field.value);
      if (field.number === 20) block.lngOffset = signed(field.value);
    }
  }
  for (const group of groups) {
    for (const field of readFields(group)) {
      if (field.kind !== "bytes") continue;
      if (field.number === 1 && visitor.node) visitor.node(readNode(field.bytes, block));
      if (field.number === 2 && visitor.node) visitDenseNodes(field.bytes, block, visitor.node);
      if (field.number === 3 && visitor.way) visitor.way(readWay(field.bytes, block));
    }
  }
}

function readStrings(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  for (const field of readFields(bytes)) {
    if (field.number === 1 && field.kind === "bytes") strings.push(text(field.bytes));
  }
  return strings;
}

function readNode(bytes: Uint8Array, block: Block): OsmNode {
  const node = { id: 0, lat: 0, lng: 0 };
  let keys: number[] = [];
  let values: number[] = [];
  for (const field of readFields(bytes)) {
    if (field.kind === "varint") {
      if (field.number === 1) node.id = zigzag(field.value);
      if (field.number === 8) node.lat = degrees(zigzag(field.value), block.latOffset, block);
      if (field.number === 9) node.lng = degrees(zigzag(field.value), block.lngOffset, block);
    } else {
      if (field.number === 2) keys = readPacked(field.bytes);
      if (field.number === 3) values = readPacked(field.bytes);
    }
  }
  return { ...node, tags: tagsOf(keys, values, block) };
}

const NO_TAGS: OsmTags = new Map();

function visitDenseNodes(bytes: Uint8Array, block: Block, visit: (node: OsmNode) => void): void {
  let ids: number[] = [];
  let lats: number[] = [];
  let lngs: number[] = [];
  let keysAndValues: number[] = [];
  for (const field of readFields(bytes)) {
    if (field.kind !== "bytes") continue;
    if (field.number === 1) ids = readPackedDeltas(field.bytes);
    if (field.number === 8) lats = readPackedDeltas(field.bytes);
    if (field.number === 9) lngs = readPackedDeltas(field.bytes);
    if (field.number === 10) keysAndValues = readPacked(field.bytes);
  }
  let at = 0;
  ids.forEach((id, index) => {
    const keys: number[] = [];
    const values: number[] = [];
    for (let key = keysAndValues[at++]; key !== undefined && key !== 0; key = keysAndValues[at++]) {
      keys.push(key);
      values.push(keysAndValues[at++] ?? 0);
    }
    visit({
      id,
      lat: degrees(lats[index] ?? 0, block.latOffset, block),
      lng: degrees(lngs[index] ?? 0, block.lngOffset, block),
      tags: keys.length === 0 ? NO_TAGS : tagsOf(keys, values, block),
    });
  });
}

function readWay(bytes: Uint8Array, block: Block): OsmWay {
  let id = 0;
  let refs: number[] = [];
  let keys: number[] = [];
  let values: number[] = [];
  for (const field of readFields(bytes)) {
    if (field.kind === "varint") {
      if (field.number === 1) id = field.value;
    } else {
      if (field.number === 2) keys = readPacked(field.bytes);
      if (field.number === 3) values = readPacked(field.bytes);
      if (field.number === 8) refs = readPackedDeltas(field.bytes);
    }
  }
  return { id, refs, tags: tagsOf(keys, values, block) };
}

function tagsOf(keys: number[], values: number[], block: Block): OsmTags {
  const tags = new Map<string, string>();
  keys.forEach((key, index) => {
    tags.set(block.strings[key] ?? "", block.strings[values[index] ?? 0] ?? "");
  });
  return tags;
}

function degrees(value: number, offset: number, block: Block): number {
  return (offset + block.granularity * value) * 1e-9;
}

const decoder = new TextDecoder();

function text(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
