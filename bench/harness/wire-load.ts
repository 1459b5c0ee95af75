import { fork } from "node:child_process";
import { type Socket, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What each connection asks, over and over. `{n}` in a path or a body is another number each time. */
export type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: object };

export type Load = {
  port: number;
  ms: number;
  connections: number;
  /** What is asked; connections beyond the list begin it anew. */
  asked: readonly Asked[];
  /** Where `{n}` begins, so that no two loads of a run ask the same. */
  from?: number;
  /** All connections ask at once and wait for each other: a contest. */
  inStep?: boolean;
  /** No more than so many a second, evenly; as many as come without it. */
  perSecond?: number;
  /** The statuses that count as an answer. */
  expected: readonly number[];
};
export type Pressed = { answered: number; seconds: number; statuses: Record<number, number> };

/** Asks from a process of its own, over plain sockets: a client that costs little leaves the processors to what is measured. */
export function pressElsewhere(load: Load): Promise<Pressed> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)]);
    child.once("message", (pressed) => resolve(pressed as Pressed));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the asking process ended with ${code}`)));
  });
}

/** The same from this process, for a load that is small beside what the process does. */
export async function press(load: Load): Promise<Pressed> {
  const lines = await Promise.all(Array.from({ length: load.connections }, () => openLine(load.port)));
  const statuses: Record<number, number> = {};
  let next = load.from ?? 0;
  const ask = async (line: Line, index: number, n: number) => {
    const status = await line(requestOf(load.asked[index % load.asked.length] as Asked, n));
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (!load.expected.includes(status)) throw new Error(`${load.asked[0]?.path} answered ${status}`);
  };
  const started = performance.now();
  const end = started + load.ms;
  const due = async (nth: number) => {
    if (load.perSecond) await wait(Math.max(0, started + (nth * 1_000) / load.perSecond - performance.now()));
  };
  if (load.inStep) {
    while (performance.now() < end) {
      const n = next++;
      await Promise.all(lines.map((line, index) => ask(line, index, n)));
    }
  } else {
    await Promise.all(
      lines.map(async (line, index) => {
        while (performance.now() < end) {
          const n = next++;
          await due(n - (load.from ?? 0));
          await ask(line, index, n);
        }
      }),
    );
  }
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { answered, seconds: (performance.now() - started) / 1_000, statuses };
}

function requestOf({ method = "GET", path, headers = {}, body }: Asked, n: number): string {
  const content = body ? JSON.stringify(body).replaceAll("{n}", String(n)) : "";
  const lines = [
    `${method} ${path.replaceAll("{n}", String(n))} HTTP/1.1`,
    "Host: 127.0.0.1",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value.replaceAll("{n}", String(n))}`),
    ...(body ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(content)}`] : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${content}`;
}

type Line = (request: string) => Promise<number>;

/** One connection that asks and waits for the whole answer; the answers here have a length or no content. */
async function openLine(port: number): Promise<Line> {
  const socket: Socket = await new Promise((resolve, reject) => {
    const opened = connect(port, "127.0.0.1", () => resolve(opened));
    opened.once("error", reject);
  });
  socket.setNoDelay(true);
  let answered: (status: number) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let buffered = "";
  socket.on("error", (error) => failed(error));
  socket.on("close", () => failed(new Error("the server closed the connection")));
  socket.on("data", (chunk) => {
    buffered += chunk.toString("latin1");
    const head = buffered.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(buffered.slice(0, head))?.[1] ?? 0);
    if (buffered.length < head + 4 + length) return;
    const status = Number(buffered.slice(9, 12));
    buffered = "";
    answered(status);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
      socket.write(request);
    });
}

if (process.send) {
  process.send(await press(JSON.parse(process.argv[2] ?? "") as Load));
  process.exit(0);
}
