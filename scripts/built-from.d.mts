/** The commit that is built, "unknown" where nothing says so. */
export function builtFrom(given?: string): string;
