import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { fileURLToPath } from "node:url";

type Reading = { port: number; paths: readonly string[]; readers: number; authorizations: readonly string[] };

/** When the hundredth part of the readers that is last had an event, on the clock of all processes of the machine. */
type Heard = { late: number };

/** Readers of live streams in a process of their own. */
export class StreamReaders {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Opens them all, and waits until each has its stream. */
  static async open(reading: Reading): Promise<StreamReaders> {
    const child = fork(fileURLToPath(import.meta.url));
    child.send(reading);
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`the reading process ended with ${code}`);
    });
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => undefined);
    return new StreamReaders(child);
  }

  /** Does something that all readers hear of, and says after how many milliseconds 99 of a hundred had it. */
  async hear(happen: () => Promise<unknown>): Promise<number> {
    const heard = once(this.#child, "message");
    const began = wholeNow();
    await happen();
    const [{ late }] = (await heard) as [Heard];
    return late - began;
  }

  close(): void {
    this.#child.kill();
  }
}

function wholeNow(): number {
  return performance.timeOrigin + performance.now();
}

/** So many connections are opened at once: a server takes no more in its queue. */
const OPENED_AT_ONCE = 100;

async function read({ port, paths, readers, authorizations }: Reading): Promise<void> {
  let times: number[] = [];
  const note = () => {
    times.push(wholeNow());
    if (times.length < readers) return;
    const heard: Heard = { late: times[Math.floor(readers * 0.99)] ?? Number.NaN };
    times = [];
    process.send?.(heard);
  };
  for (let first = 0; first < readers; first += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, readers - first) }, (_, index) => {
      const authorization = authorizations[(first + index) % authorizations.length] ?? "";
      return openStream(
        `GET ${paths[(first + index) % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization === "" ? "" : `Authorization: ${authorization}\r\n`}\r\n`,
        port,
        note,
      );
    });
    await Promise.all(some);
  }
  process.send?.("open");
}

/** Resolves with the first that arrives; then tells of each event. */
function openStream(request: string, port: number, onEvent: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.once("error", reject);
    socket.on("data", (chunk) => {
      if (chunk.includes("data: {")) onEvent();
      if (isOpen) return;
      if (!chunk.includes("200 OK") && !chunk.includes("retry:"))
        return reject(new Error(`a stream was refused: ${chunk.toString("latin1").slice(0, 300)}`));
      if (!chunk.includes("retry:")) return;
      isOpen = true;
      resolve(socket);
    });
  });
}

if (process.send) process.once("message", (reading) => void read(reading as Reading));
