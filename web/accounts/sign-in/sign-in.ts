import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import type { BodyOf, ResultOf } from "../../../contract/endpoint.ts";
import { call } from "../../api/call.ts";
import { startSession } from "../../api/session.ts";
import { beginTouched } from "../office-inactivity.ts";

/** Signs in and keeps the session for as long as the reader chose. */
export async function signIn(values: {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly code: string;
}): Promise<void> {
  const { code, ...body } = values;
  const answer = await call(loginEndpoint, { body: code === "" ? body : { ...body, code } });
  beginSession(answer, values.remember);
}

/** Keeps a session that has just been opened for as long as the reader chose. */
export function beginSession(
  answer: Pick<ResultOf<typeof loginEndpoint>, "access" | "refresh" | "role" | "username">,
  remember: boolean,
): void {
  beginTouched();
  startSession(answer, remember);
}

/** Makes a rider's account and signs in to it, for as long as this tab is open. */
export async function register(
  body: BodyOf<typeof registerRiderEndpoint>,
  idempotencyKey: string,
): Promise<void> {
  startSession(await call(registerRiderEndpoint, { body, idempotencyKey }), false);
}
