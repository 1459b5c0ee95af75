import { ApiError, errorOfResponse } from "./api-error.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { currentSession, endSession, updateSession } from "./session.ts";
import { readJson, send } from "./send.ts";

const LOCK = "trupial-session-refresh";
let underWay: Promise<string> | null = null;

/**
 * Gets a new access token in place of a dead one. All calls of all tabs share one refresh: this tab through the
 * promise, the others through a Web Lock, after which the token in storage tells whether somebody was faster.
 */
export async function refreshSession(deadAccess: string): Promise<string> {
  underWay ??= withLock(() => refreshUnlessDone(deadAccess)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/**
 * The server replaces the refresh token as it answers, and takes an old one that comes back for a copy. Where the answer is lost
 * on a patchy line, the old one is all this device has: it asks for the same answer again by the key of its first request.
 */
async function refreshUnlessDone(deadAccess: string): Promise<string> {
  const session = currentSession();
  if (session !== null && session.access !== deadAccess) return session.access;
  if (session === null || session.refresh === null) {
    endSession("expired");
    throw new Error("No refresh token available");
  }
  const renewalKey = session.renewalKey ?? newIdempotencyKey();
  const isRepeated = renewalKey === session.renewalKey;
  if (!isRepeated) updateSession({ renewalKey });
  const response = await send("POST", "/token/refresh/", {
    body: { refresh: session.refresh },
    headers: { "Idempotency-Key": renewalKey },
  });
  if (!response.ok) {
    const error = await errorOfResponse(response);
    if (!error.passing && error.status !== 429 && error.status < 500) endSession("expired");
    throw error;
  }
  const answer = await readJson(response);
  // Somebody signed out, or in as somebody else, while the answer was on its way: it is not theirs.
  const present = currentSession();
  if (present?.refresh !== session.refresh) {
    if (present === null) throw new Error("No refresh token available");
    return present.access;
  }
  if (!hasAccess(answer)) throw new ApiError("unreadable", response.status);
  updateSession({
    access: answer.access,
    ...(answer.refresh === undefined ? {} : { refresh: answer.refresh }),
  });
  // The first answer may be long ago.
  return isRepeated && answer.refresh !== undefined ? refreshUnlessDone(answer.access) : answer.access;
}

async function withLock(task: () => Promise<string>): Promise<string> {
  // Web Locks exist only on https and localhost; elsewhere the tab's own promise is all there is.
  if (typeof navigator === "undefined" || !("locks" in navigator)) return task();
  return navigator.locks.request(LOCK, task);
}

function hasAccess(answer: unknown): answer is { access: string; refresh?: string } {
  return (
    typeof answer === "object" && answer !== null && "access" in answer && typeof answer.access === "string"
  );
}
