/** PostgreSQL's disk_full, as both databases say it, and Node's words for the same. */
const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * A statement that took too long, a lock that was not to be had, a transaction that lay idle, and one of two that waited for each other or
 * saw what the other changed.
 */
const OVERDUE = new Set(["57014", "55P03", "25P03", "40P01", "40001"]);

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has(codeOf(error));
}

/** Whether the database gave up on something that may well work a moment later. */
export function isOverdue(error: unknown): boolean {
  return OVERDUE.has(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "";
}
