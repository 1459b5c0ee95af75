import { errorCode } from "../process/error-code.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { ApiError } from "../http/api-error.ts";

/**
 * Runs a command to its end: an error its user can fix is a sentence, any other a stack, and both are exit code 1.
 * Asked for help it says how it is used and does nothing. Everything that it writes is for its user alone.
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    return;
  }
  try {
    await command();
  } catch (error) {
    console.error(isSentence(error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function isSentence(error: unknown): boolean {
  if (error instanceof CannotStart || error instanceof ApiError) return true;
  return errorCode(error)?.startsWith("ERR_PARSE_ARGS") === true;
}
