import { send } from "../api/send.ts";
import { currentSession, endSession, type SessionEnd } from "../api/session.ts";

/** Ends the session here at once and tells the server, whose answer nobody needs to wait for. */
export async function signOut(reason: SessionEnd = "signed-out"): Promise<void> {
  const session = currentSession();
  endSession(reason);
  if (session === null || session.refresh === null) return;
  try {
    await send("POST", "/logout/", { body: { refresh: session.refresh }, access: session.access });
  } catch {
    // Without a network the tokens are gone from this browser; the session ends by its age.
  }
}
