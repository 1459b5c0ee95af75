import type { EndpointDescription } from "../contract/endpoint.ts";

/** The addresses of a page's calls to an endpoint, whatever their parameters and query; the slash at its end may be left out. */
export function callsTo({ path }: EndpointDescription): RegExp {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, "[^/?]+");
  return new RegExp(String.raw`^https?://[^/]+/api${pattern}?(\?.*)?$`);
}

/** The address of an endpoint without parameters at a running product. */
export function addressOf(url: string, { path }: EndpointDescription): string {
  return `${url}/api${path}`;
}
