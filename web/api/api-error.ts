import type { ErrorBody, ErrorCode, ErrorFacts } from "../../contract/errors.ts";

/** The ways to fail before an answer comes: no network, no answer in time, or an answer that is not ours. */
const CONNECTION_CODES = ["offline", "timeout", "unreachable", "unreadable"] as const;
type ConnectionCode = (typeof CONNECTION_CODES)[number];
export type FailureCode = ErrorCode | ConnectionCode;
/**
 * The refusals that only people with an account, or on that of a hotel, can meet, or whose own page says them: no other
 * guest fetches the sentences of these.
 */
export type SignedInCode = Extract<
  ErrorCode,
  | "invalid_driver_id"
  | "papers_expired"
  | "vehicle_taken"
  | "vehicle_out_of_service"
  | "unsuitable_vehicle"
  | "driver_busy"
  | "outside_shift"
  | "driver_unavailable"
  | "period_settled"
  | "import_faults"
  | "backup_running"
  | "backup_elsewhere"
  | "wrong_start_code"
  | "two_factor_needed"
  | "two_factor_on"
  | "two_factor_off"
  | "two_factor_required"
  | "account_busy"
  | "password_required"
  | "invalid_refresh_token"
  | "invalid_credentials"
  | "account_inactive"
  | "account_taken"
  | "edit_conflict"
  | "approval_needed"
  | "approval_waiting"
  | "own_request"
  | "approval_over"
  | "change_outdated"
  | "credit_limit_reached"
  | "setup_unfinished"
  | "bookings_refused"
  | "not_on_account"
  | "on_account"
  | "nothing_to_pay"
  | "proof_needed"
>;

/** Every failed call ends as one of these: a code to map to the reader's language, and the facts beside it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: FailureCode;
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** Sentences per field of the input, in English. */
  readonly fields: Readonly<Record<string, string>>;
  /** The body as it came; the facts of a code are read with `factsOf`. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, status: number, body: Partial<ErrorBody> = {}) {
    super(body.error ?? code);
    this.code = code;
    this.status = status;
    this.fields = body.fields ?? {};
    this.body = body;
  }

  /** Whether an answer came at all; without one nothing is known of what the server did. */
  get answered(): boolean {
    return this.status > 0;
  }

  /** Whether the same call may well succeed a moment later. */
  get passing(): boolean {
    return !this.answered || this.status === 503 || this.status === 502 || this.status === 504;
  }
}

/** The facts beside an error of this code; null for any other error. A server of an earlier version may say fewer. */
export function factsOf<C extends keyof ErrorFacts>(error: unknown, code: C): Partial<ErrorFacts[C]> | null {
  return error instanceof ApiError && error.code === code ? (error.body as Partial<ErrorFacts[C]>) : null;
}

/** Reads an error answer; one that is not in our shape (a proxy's page) is `unreadable`. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError("unreadable", response.status);
  return new ApiError(body.code as ErrorCode, response.status, body);
}

/** The sentence of the server, for the messages that end in it. */
export function serverText(error: unknown): string | undefined {
  return error instanceof ApiError && error.answered && error.code !== "unreadable"
    ? error.message
    : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}
