/** The segments a pattern has named: /track/{code} at /track/K7 gives { code: "K7" }; `*` is the rest of the path. */
export type Params = Readonly<Record<string, string>>;

/** Matches a whole path. `:name` or `{name}` is one segment, `/*` at the end anything below, the path itself included. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const open = wanted.at(-1) === "*";
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return null;

  const params: Record<string, string> = {};
  for (const [index, segment] of fixed.entries()) {
    const value = given[index] ?? "";
    const name = nameOf(segment);
    if (name !== null) params[name] = decoded(value);
    else if (segment !== value) return null;
  }
  if (open) params["*"] = given.slice(fixed.length).join("/");
  return params;
}

/** How exactly a pattern names its path: words before named segments before an open end. */
export function precisionOf(pattern: string): number {
  return segmentsOf(pattern).reduce((sum, segment) => {
    if (segment === "*") return sum - 1;
    return sum + (nameOf(segment) === null ? 10 : 6);
  }, 0);
}

/** Joins a base and a path below it. */
export function joinPaths(base: string, path: string): string {
  return `/${[...segmentsOf(base).filter((segment) => segment !== "*"), ...segmentsOf(path)].join("/")}`;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function nameOf(segment: string): string | null {
  if (segment.startsWith(":")) return segment.slice(1);
  return segment.startsWith("{") && segment.endsWith("}") ? segment.slice(1, -1) : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
