import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { CannotStart } from "../../process/cannot-start.ts";

/**
 * The longest row of ours is the file of a paper, of 10 MB as text. A file with a longer line is not ours, and is not read to its
 * end.
 */
const LONGEST_LINE_BYTES = 16 * 1024 * 1024;

const LINE_FEED = 0x0a;

/** The JSON values of a gzipped file, one per line, read piece by piece. */
export async function* readLines(file: string): AsyncGenerator<unknown, undefined> {
  const content = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let pieces: Buffer[] = [];
  let length = 0;
  const whole = () => JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      pieces.push(chunk.subarray(from, end));
      yield whole();
      pieces = [];
      length = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > LONGEST_LINE_BYTES) {
      throw new CannotStart(
        `${file} holds a line of more than ${LONGEST_LINE_BYTES / 1024 / 1024} MB, as no backup of Trupial does; ` +
          "nothing was restored.",
      );
    }
    if (rest.length > 0) pieces.push(rest);
  }
  if (length > 0) yield whole();
  return undefined;
}
