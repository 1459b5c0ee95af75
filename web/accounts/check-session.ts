import { ApiError, errorOfResponse } from "../api/api-error.ts";
import { refreshSession } from "../api/refresh-session.ts";
import { readJson, send } from "../api/send.ts";
import { currentSession, endSession, updateSession } from "../api/session.ts";

const UNKNOWN_ROLE = "Unknown";

/**
 * Asks the dashboard once at the start whether a stored session is still valid, and takes name and role from it.
 * A refused session is cleared; a server that does not answer is no reason to sign anybody out.
 */
export async function checkSession(): Promise<void> {
  const access = currentSession()?.access;
  if (access === undefined) return;
  try {
    let response = await send("GET", "/dashboard/", { access });
    if (response.status === 401) {
      response = await send("GET", "/dashboard/", { access: await refreshSession(access) });
    }
    if (!response.ok) throw await errorOfResponse(response);
    updateSession(readDashboard(await readJson(response)));
  } catch (error) {
    if (currentSession() === null) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) endSession("expired");
  }
}

function readDashboard(answer: unknown): { username?: string; role: string } {
  const facts: Record<string, unknown> = typeof answer === "object" && answer !== null ? { ...answer } : {};
  return {
    ...(typeof facts["username"] === "string" ? { username: facts["username"] } : {}),
    role: typeof facts["role"] === "string" ? facts["role"] : UNKNOWN_ROLE,
  };
}
