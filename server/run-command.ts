import { CannotStart } from "./cannot-start.ts";

/** Runs a command to its end: what its user can mend is a sentence, anything else a stack, and both are exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exitCode = 1;
  }
}
