const UNIQUE_VIOLATION = "23505";

/** Says whether a write failed because another row holds what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === UNIQUE_VIOLATION;
}
