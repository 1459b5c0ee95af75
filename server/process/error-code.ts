/** The name that Node, or a library of it, gives the error ("ENOENT"); undefined where it has no such name. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
