import { CannotStart } from "./cannot-start.ts";
import { readEnvironment } from "./environment.ts";
import { type RunningProduct, startProduct } from "./start-product.ts";

/** The server as a process: reads the environment, starts the product, stops it when it is told to. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const environment = readEnvironment(process.env);
  const product = await startProduct(environment, (step) => console.log(step));
  stopOnSignals(product);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const address = `Trupial is at ${product.address} (ready in ${seconds} s). Stop it with Ctrl-C.`;
  console.log(`\n${address}${environment.DEMO ? `\n${signIns(environment.DEMO_PASSWORD)}` : ""}`);
}

function signIns(password: string): string {
  return (
    "This is the demo. Sign in as rider, driver, driver2 to driver8, operator or staff, " +
    `each with the password ${password}`
  );
}

/** The first signal lets what is under way finish; a second one does not wait. */
function stopOnSignals(product: RunningProduct): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      console.log("Stopping: finishing what is under way.");
      product.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
