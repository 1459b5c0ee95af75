import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The built product, running as its own process on data of its own. */
export type Product = {
  readonly url: string;
  readonly dataDirectory: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Stops it as a terminal would and, unless `keepData`, removes its data. Returns its exit code. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
};

export type ProductOptions = {
  /** Variables of the README's table. */
  environment?: Record<string, string>;
  /** A command that starts it and becomes it, such as one that limits what a process may have. */
  under?: readonly string[];
  /** An existing folder to open instead of a fresh one. */
  dataDirectory?: string;
  /** What is compiled a second time, for speed, pays for itself. */
  runsForLong?: boolean;
};

const START_TIMEOUT_MS = 150_000;
const MAIN = path.resolve(import.meta.dirname, "../dist/server/main.js");

/** A product of a few journeys is over before what V8 compiles a second time for speed has paid for that. */
const COMPILE_THE_EMBEDDED_ENGINE_ONCE = "--liftoff-only";

/** Opens the site of a company to guests, as its people do after their first day: its product may not run on an embedded database. */
export function openSite({ environment = {}, dataDirectory }: ProductOptions): void {
  const opened = spawnSync(process.execPath, [path.resolve(MAIN, "../site.js"), "open"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      ...(dataDirectory === undefined ? {} : { DATA_DIR: dataDirectory }),
      ...environment,
    },
    encoding: "utf8",
  });
  if (opened.status !== 0) throw new Error(`site open: ${opened.stderr}`);
}

/** Starts the built product on a free port and waits until it answers; it has the demo unless DEMO is no. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), "trupial-product-")));
  const flags = options.runsForLong === true ? [] : [COMPILE_THE_EMBEDDED_ENGINE_ONCE];
  const [command = "", ...words] = [
    ...(options.under ?? []),
    process.execPath,
    "--enable-source-maps",
    ...flags,
    MAIN,
  ];
  const child = spawn(command, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "error",
      ...options.environment,
    },
  });
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`the product did not start:\n${printed}`));
    }, START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Trupial is at (\S+)/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the product ended with ${code}:\n${printed}`));
    });
  });
  return {
    url,
    dataDirectory,
    process: child,
    output: () => printed,
    async stop({ keepData = false } = {}) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      if (!keepData) await rm(dataDirectory, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
