import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody, ErrorCode } from "../../contract/errors.ts";
import { isDatabaseAway, isDatabaseBusy } from "../database/database-away.ts";
import { isDiskFull, isOverdue } from "../database/error-codes.ts";
import type { SavedResponse } from "./idempotency.ts";
import { ApiError } from "./api-error.ts";
import { inTheirLanguage } from "./refusal-of-a-key.ts";
import { whatWasAsked } from "./request-lines.ts";

/** The body and status of an error, in the one shape every error has. */
export function errorResponse(request: FastifyRequest, apiError: ApiError): SavedResponse {
  const body: ErrorBody = {
    error: apiError.message,
    code: apiError.code,
    ...apiError.facts,
    ...inTheirLanguage(request, apiError),
    request_id: request.id,
  };
  return { status: apiError.status, body: JSON.stringify(body) };
}

/** The one place that turns a thrown error into an answer. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

/** Answers with what an error means to the caller; one that nobody expected is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = asApiError(error, request);
  if (apiError.code === "internal") {
    request.log.error({ err: error, ...whatWasAsked(request) }, "unexpected error");
  }
  return sendError(request, reply, apiError);
}

export function sendError(request: FastifyRequest, reply: FastifyReply, apiError: ApiError): FastifyReply {
  const { status, body } = errorResponse(request, apiError);
  // The assistants' door says where to be let in.
  if (status === 401 && !reply.hasHeader("WWW-Authenticate")) reply.header("WWW-Authenticate", "Bearer");
  const seconds = apiError.facts["retry_after"] ?? (apiError.code === "unavailable" ? 2 : undefined);
  if (typeof seconds === "number") reply.header("Retry-After", String(seconds));
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

/** Answers bytes that are no valid HTTP, for which there is no request and no reply. */
export function refuseGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const body = JSON.stringify({
    error: isLate ? "The request did not arrive in time. Please try again." : "The request cannot be read.",
    code: "broken_json",
    request_id: crypto.randomUUID(),
  } satisfies ErrorBody);
  const status = isLate ? "408 Request Timeout" : "400 Bad Request";
  const head = [`HTTP/1.1 ${status}`, "Content-Type: application/json; charset=utf-8"];
  socket.end([...head, `Content-Length: ${body.length}`, "Connection: close", "", body].join("\r\n"));
}

const UNAVAILABLE = "We're having trouble on our side. Please try again in a moment.";

/** Fastify's own errors, by their code, as ours. */
const FASTIFY_CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "Send the body as application/json."],
  FST_ERR_CTP_INVALID_JSON_BODY: ["broken_json", "The body is not valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["broken_json", "Content-Length does not match the body."],
  FST_ERR_REQ_INVALID_VALIDATION_INVOCATION: ["invalid_input", "Invalid input."],
  FST_ERR_BAD_URL: ["not_found", "Not found."],
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", "Not found."],
};

/** An error as it is told: ours as it is, any other without what only we may know. */
export function asApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error) || isDatabaseBusy(error) || isDiskFull(error) || isOverdue(error))
    return new ApiError("unavailable", UNAVAILABLE);
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return bodyTooLarge(request);
  const known = typeof code === "string" ? FASTIFY_CODES[code] : undefined;
  if (known) return new ApiError(...known);
  if (statusCode === 400) return new ApiError("broken_json", "The request cannot be read.");
  return new ApiError("internal", "Something went wrong on our side. Please try again.");
}

function bodyTooLarge({ routeOptions: { bodyLimit } }: FastifyRequest): ApiError {
  const [mib, kib] = [bodyLimit / 1024 ** 2, bodyLimit / 1024];
  const most = mib < 1 ? `${Math.floor(kib)} KiB` : `${Math.floor(mib)} MiB`;
  return new ApiError("body_too_large", `The body is larger than ${most}.`);
}
