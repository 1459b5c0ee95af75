/** The bytes of certificates and signatures (DER), as far as tests write and read them. */
export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), content]);
}

export const SEQUENCE = 0x30;
export const SET = 0x31;
export const OCTETS = 0x04;

/** "2.5.4.3" */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const bytes = rest.flatMap((number) => {
    const groups = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

export type Node = { tag: number; whole: Buffer; content: Buffer; children: Node[] };

/** Reads what `der` writes: the first value of the bytes, with what it holds. */
export function readDer(bytes: Buffer): Node {
  const tag = bytes[0] ?? 0;
  const short = bytes[1] ?? 0;
  const sizeBytes = short < 0x80 ? 0 : short & 0x7f;
  const length = sizeBytes === 0 ? short : bytes.readUIntBE(2, sizeBytes);
  const start = 2 + sizeBytes;
  const content = bytes.subarray(start, start + length);
  const isConstructed = (tag & 0x20) !== 0;
  const children = isConstructed ? readAll(content) : [];
  return { tag, whole: bytes.subarray(0, start + length), content, children };
}

function readAll(bytes: Buffer): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < bytes.length;) {
    const node = readDer(bytes.subarray(at));
    nodes.push(node);
    at += node.whole.length;
  }
  return nodes;
}
