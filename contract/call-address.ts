/** The values in the address of a call. */
export type AddressParts = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
};

/** The address of a call below /api: its parameters in the path, then the query. */
export function callAddress(path: string, { params, query }: AddressParts = {}): string {
  return pathOf(path, params) + queryOf(query);
}

function pathOf(path: string, params: AddressParts["params"]): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function queryOf(query: AddressParts["query"]): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}
