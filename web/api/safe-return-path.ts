import { isSafePath } from "../../domain/accounts/safe-path.ts";

/** The path to go to after signing in when it is safe (one slash, this site, however it is encoded), else home. */
export function safeReturnPath(wanted: string | null | undefined): string {
  return wanted !== null && wanted !== undefined && isSafePath(wanted) ? wanted : "/";
}
