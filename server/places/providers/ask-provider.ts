import type { z } from "zod";

/** How a provider on the network is asked: with which fetch, and how long it may take. */
export type Asking = { fetch: typeof fetch; timeoutMs: number };

type ProviderRequest = {
  url: URL;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
};

/** Asks a provider and checks its answer. Throws when it is late, refuses, or answers something else. */
export async function askProvider<S extends z.ZodType>(
  { fetch, timeoutMs }: Asking,
  { url, method = "GET", headers = {}, body }: ProviderRequest,
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/json",
      "user-agent": "Trupial",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Only the host is named: a whole address may hold a key or where somebody lives.
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}.`);
  return schema.parse(await response.json());
}

/** A path below a base address that may or may not end in a slash. */
export function below(base: string, path: string, query: Record<string, string | number> = {}): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}
