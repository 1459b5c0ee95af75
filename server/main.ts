import { createAnnounce } from "./start-up/announce.ts";
import { CannotStart } from "./process/cannot-start.ts";
import { readEnvironment } from "./environment/environment.ts";
import { type RunningProduct, startProduct } from "./start-product.ts";

// Everything that this process writes, the files of the embedded database above all, is for its own user alone.
process.umask(0o077);

/** In production everything it prints is a log line, except on a terminal. */
const announce = createAnnounce({
  asLines: process.env["NODE_ENV"] === "production" && !process.stdout.isTTY,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});

/** The server as a process: reads the environment, starts the product, stops it on a signal. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const environment = readEnvironment(process.env);
  const stopping = new AbortController();
  const starting = startProduct(environment, { say: announce.say, signal: stopping.signal });
  stopOnSignals(starting, stopping);
  const product = await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
    return null;
  });
  if (product === null || stopping.signal.aborted) return;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const address = `Trupial is at ${product.address} (ready in ${seconds} s). Stop it with Ctrl-C.`;
  announce.say(`\n${address}${environment.DEMO ? `\n${signIns(environment.DEMO_PASSWORD)}` : ""}`);
}

function signIns(password: string): string {
  return (
    "This is the demo. Sign in as rider, driver, driver2 to driver8, operator or staff, " +
    `each with the password ${password}`
  );
}

/** The first signal breaks off a start and lets what is under way finish; a second one does not wait. */
function stopOnSignals(starting: Promise<RunningProduct>, stopping: AbortController): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      announce.say("Stopping: finishing what is under way.");
      starting
        .then(
          (product) => product.stop(),
          // A start that was broken off has closed what it had opened.
          () => undefined,
        )
        .then(
          () => process.exit(0),
          (error: unknown) => {
            announce.fail(error);
            process.exit(1);
          },
        );
    });
  }
}

main().catch((error: unknown) => {
  announce.fail(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
