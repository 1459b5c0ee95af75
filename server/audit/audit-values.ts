type Value = { readonly field: string; readonly before: string; readonly after: string };

/** The facts of an entry one by one, each with what it was before where the entry knows it: "night.percent", "20", "25". */
export function valuesOf(detail: Readonly<Record<string, unknown>>, path = ""): Value[] {
  if (isChange(detail)) return [{ field: path, before: textOf(detail.from), after: textOf(detail.to) }];
  const { before, ...present } = detail;
  if (isRecord(before)) return besideThoseBefore(valuesOf(present, path), valuesOf(before, path));
  return Object.entries(detail).flatMap(([name, value]) => {
    const field = path === "" ? name : `${path}.${name}`;
    return isRecord(value) ? valuesOf(value, field) : [{ field, before: "", after: textOf(value) }];
  });
}

/** A tariff is kept whole, with the whole one that it takes over from. */
function besideThoseBefore(values: readonly Value[], before: readonly Value[]): Value[] {
  const old = new Map(before.map(({ field, after }) => [field, after]));
  return values.map((value) => ({ ...value, before: old.get(value.field) ?? value.before }));
}

function isChange(value: object): value is { readonly from: unknown; readonly to: unknown } {
  return Object.keys(value).length === 2 && "from" in value && "to" in value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
