import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody, ErrorCode } from "../../contract/errors.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import type { SavedAnswer } from "./idempotency.ts";
import { Refusal } from "./refusal.ts";

/** The body and status of a refusal, in the one shape every error has. */
export function answerWithRefusal(request: FastifyRequest, refusal: Refusal): SavedAnswer {
  const body: ErrorBody = {
    error: refusal.message,
    code: refusal.code,
    ...refusal.facts,
    request_id: request.id,
  };
  return { status: refusal.status, body: JSON.stringify(body) };
}

/** The one place that turns a thrown error into an answer. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

/** Answers with what an error means to the caller; one that nobody expected is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.code === "internal") request.log.error({ err: error }, "unexpected error");
  return sendRefusal(request, reply, refusal);
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, body } = answerWithRefusal(request, refusal);
  if (status === 401) reply.header("WWW-Authenticate", "Bearer");
  const seconds = refusal.facts["retry_after"] ?? (refusal.code === "unavailable" ? 2 : undefined);
  if (typeof seconds === "number") reply.header("Retry-After", String(seconds));
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

/** Answers what is no HTTP at all, for which there is no request and no reply. */
export function refuseGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({
    error: "The request cannot be read.",
    code: "broken_json",
    request_id: crypto.randomUUID(),
  } satisfies ErrorBody);
  const head = ["HTTP/1.1 400 Bad Request", "Content-Type: application/json; charset=utf-8"];
  socket.end([...head, `Content-Length: ${body.length}`, "Connection: close", "", body].join("\r\n"));
}

const UNAVAILABLE = "We cannot reach our records right now. Please try again in a moment.";

/** Fastify's own refusals, by its code, in our words. */
const FASTIFY_CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "Send the body as application/json."],
  FST_ERR_CTP_BODY_TOO_LARGE: ["body_too_large", "The body is larger than 64 KiB."],
  FST_ERR_CTP_INVALID_JSON_BODY: ["broken_json", "The body is not valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["broken_json", "The body is not as long as it says."],
  FST_ERR_REQ_INVALID_VALIDATION_INVOCATION: ["invalid_input", "The input does not hold."],
  FST_ERR_BAD_URL: ["not_found", "Not found."],
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", "Not found."],
};

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal("unavailable", UNAVAILABLE);
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === "string" ? FASTIFY_CODES[code] : undefined;
  if (known) return new Refusal(...known);
  if (statusCode === 400) return new Refusal("broken_json", "The request cannot be read.");
  return new Refusal("internal", "Something went wrong on our side. Please try again.");
}
