import { Writable } from "node:stream";

const ERROR_LEVEL = 50;
const unexpected: string[] = [];

/** A place for an app's log lines in a test. Errors are kept until the test takes them; what is left fails the test. */
export class TestLog extends Writable {
  readonly lines: string[] = [];

  /**
   * What the lines say, to look for what must not be there. Their clock and random numbers are left out: some
   * millisecond of some day has the digits of any phone.
   */
  said(): string {
    return this.lines
      .map((line) =>
        JSON.stringify({ ...JSON.parse(line), time: undefined, ms: undefined, request_id: undefined }),
      )
      .join("\n");
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    for (const line of chunk.toString().split("\n").filter(Boolean)) {
      this.lines.push(line);
      if ((JSON.parse(line) as { level: number }).level >= ERROR_LEVEL) unexpected.push(line);
    }
    done();
  }
}

/** The errors logged since they were last taken; taking them says that the test expected them. */
export function takeLoggedErrors(): string[] {
  return unexpected.splice(0);
}
