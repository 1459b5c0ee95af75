import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
};
export type Answer = { status?: number; json?: unknown; text?: string } | "silence";

/** A service of others on this machine, that gives prepared answers and records what it was asked. */
export async function openLocalService(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://local");
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const one = {
      method: request.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    asked.push(one);
    const said = answer(one);
    if (said === "silence") return;
    response.writeHead(said.status ?? 200, { "content-type": "application/json" });
    response.end(said.text ?? JSON.stringify(said.json));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** A fetch that goes to this server whatever the host: for providers whose address is fixed. */
  const fetchHere: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${url}${pathname}${search}`, init);
  };
  return {
    url,
    asked,
    fetchHere,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
