import { open, type FileHandle } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { PbfReader } from "pbf";

export type OsmTags = ReadonlyMap<string, string>;
type OsmNode = { id: number; lat: number; lng: number; tags: OsmTags };
type OsmWay = { id: number; refs: number[]; tags: OsmTags };

/** The callbacks for each kind of object in the file; leaving one out skips the work of decoding it. */
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
  const header = { type: "", size: 0, end: position + 4 + length };
  readMessage(await readExactly(file, position + 4, length), (field, message) => {
    if (field === 1) header.type = message.readString();
    if (field === 3) header.size = message.readVarint();
  });
  if (header.size > LARGEST_BLOB_BYTES) throw new NotAnOsmFile("A block is larger than the format allows.");
  return header;
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead !== length) throw new NotAnOsmFile("The file ends in the middle of a block.");
  return buffer;
}

/** Calls `read` for each field of a message; what it leaves unread is skipped. Bytes that are no message are refused. */
function readMessage(bytes: Uint8Array, read: (field: number, message: PbfReader) => void): void {
  const message = new PbfReader(bytes);
  try {
    message.readFields((field, _, at) => read(field, at), null);
  } catch (cause) {
    if (cause instanceof NotAnOsmFile) throw cause;
    throw damaged(cause);
  }
  if (message.pos !== bytes.length) throw damaged();
}

function damaged(cause?: unknown): NotAnOsmFile {
  return new NotAnOsmFile("A block of the file is damaged. Fetch the file again.", { cause });
}

function unpackBlob(bytes: Uint8Array): Uint8Array {
  let content: Uint8Array | null = null;
  readMessage(bytes, (field, message) => {
    if (field === 2) return;
    if (field === 1) content = message.readBytes();
    else if (field === 3) content = inflate(message.readBytes());
    else
      throw new NotAnOsmFile(
        "The file is packed with a method other than zlib; save it with zlib and try again.",
      );
  });
  if (!content) throw new NotAnOsmFile("A block has no content.");
  return content;
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: LARGEST_BLOB_BYTES });
  } catch (cause) {
    throw damaged(cause);
  }
}

function checkFeatures(block: Uint8Array): void {
  readMessage(block, (field, message) => {
    if (field !== 4) return;
    const feature = message.readString();
    if (!KNOWN_FEATURES.has(feature))
      throw new NotAnOsmFile(`The file needs "${feature}", which is not read here.`);
  });
}

/** The parts of a block that each of its entities is read with: its strings and the scale of its coordinates. */
type Block = { strings: string[]; granularity: number; latOffset: number; lngOffset: number };

function visitBlock(bytes: Uint8Array, visitor: OsmVisitor): void {
  const block: Block = { strings: [], granularity: 100, latOffset: 0, lngOffset: 0 };
  const groups: Uint8Array[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1) block.strings = readStrings(message.readBytes());
    if (field === 2) groups.push(message.readBytes());
    if (field === 17) block.granularity = message.readVarint();
    if (field === 19) block.latOffset = message.readVarint(true);
    if (field === 20) block.lngOffset = message.readVarint(true);
  });
  for (const group of groups) {
    const { nodes, ways } = readGroup(group, block, visitor);
    if (visitor.node) nodes.forEach(visitor.node);
    if (visitor.way) ways.forEach(visitor.way);
  }
}

function readGroup(
  bytes: Uint8Array,
  block: Block,
  wanted: OsmVisitor,
): { nodes: OsmNode[]; ways: OsmWay[] } {
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1 && wanted.node) nodes.push(readNode(message.readBytes(), block));
    if (field === 2 && wanted.node) nodes.push(...readDenseNodes(message.readBytes(), block));
    if (field === 3 && wanted.way) ways.push(readWay(message.readBytes(), block));
  });
  return { nodes, ways };
}

function readStrings(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1) strings.push(message.readString());
  });
  return strings;
}

function readNode(bytes: Uint8Array, block: Block): OsmNode {
  const node = { id: 0, lat: 0, lng: 0 };
  let keys: number[] = [];
  let values: number[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1) node.id = message.readSVarint();
    if (field === 2) keys = message.readPackedVarint();
    if (field === 3) values = message.readPackedVarint();
    if (field === 8) node.lat = degrees(message.readSVarint(), block.latOffset, block);
    if (field === 9) node.lng = degrees(message.readSVarint(), block.lngOffset, block);
  });
  return { ...node, tags: tagsOf(keys, values, block) };
}

const NO_TAGS: OsmTags = new Map();

function readDenseNodes(bytes: Uint8Array, block: Block): OsmNode[] {
  let ids: number[] = [];
  let lats: number[] = [];
  let lngs: number[] = [];
  let keysAndValues: number[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1) ids = readPackedDeltas(message);
    if (field === 8) lats = readPackedDeltas(message);
    if (field === 9) lngs = readPackedDeltas(message);
    if (field === 10) keysAndValues = message.readPackedVarint();
  });
  let at = 0;
  return ids.map((id, index) => {
    const keys: number[] = [];
    const values: number[] = [];
    for (let key = keysAndValues[at++]; key !== undefined && key !== 0; key = keysAndValues[at++]) {
      keys.push(key);
      values.push(keysAndValues[at++] ?? 0);
    }
    return {
      id,
      lat: degrees(lats[index] ?? 0, block.latOffset, block),
      lng: degrees(lngs[index] ?? 0, block.lngOffset, block),
      tags: keys.length === 0 ? NO_TAGS : tagsOf(keys, values, block),
    };
  });
}

function readWay(bytes: Uint8Array, block: Block): OsmWay {
  let id = 0;
  let refs: number[] = [];
  let keys: number[] = [];
  let values: number[] = [];
  readMessage(bytes, (field, message) => {
    if (field === 1) id = message.readVarint();
    if (field === 2) keys = message.readPackedVarint();
    if (field === 3) values = message.readPackedVarint();
    if (field === 8) refs = readPackedDeltas(message);
  });
  return { id, refs, tags: tagsOf(keys, values, block) };
}

/** A packed list in which each number is the difference to the one before, as running totals. */
function readPackedDeltas(message: PbfReader): number[] {
  let total = 0;
  return message.readPackedSVarint().map((delta) => (total += delta));
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
