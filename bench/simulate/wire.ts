import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import type { Figures } from "./figures.ts";

/** Somebody who calls: from an address of their own, at one of the servers. */
export type Caller = { readonly url: string; readonly address: string; readonly token?: string | undefined };

export type Asked = {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: object;
  readonly etag?: string | null;
  /** Under a key the same booking is never made twice. */
  readonly key?: string;
};

export type Answer = { readonly status: number; readonly text: string; readonly etag: string | null };

const PATIENCE_MS = 30_000;

/** Calls the product as clients do, and notes how long each call took. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 500, scheduling: "lifo" });
  readonly #figures: () => Figures;

  constructor(figures: () => Figures) {
    this.#figures = figures;
  }

  /** Makes one call; null where it failed, which has then been noted. */
  async call(kind: string, caller: Caller, asked: Asked): Promise<Answer | null> {
    const figures = this.#figures();
    const started = performance.now();
    try {
      const answer = await send(this.#agent, caller, asked);
      figures.note(kind, performance.now() - started);
      if (answer.status < 300 || answer.status === 304) return answer;
      figures.fail(kind, `${answer.status} ${codeIn(answer.text)}`);
    } catch (error) {
      figures.fail(kind, error instanceof Error ? error.message : String(error));
    }
    return null;
  }

  /** Makes one call that may be refused for a reason; null where it failed. */
  async ask(kind: string, caller: Caller, asked: Asked): Promise<Answer | null> {
    const figures = this.#figures();
    const started = performance.now();
    try {
      const answer = await send(this.#agent, caller, asked);
      figures.note(kind, performance.now() - started);
      if (answer.status < 500) return answer;
      figures.fail(kind, `${answer.status} ${codeIn(answer.text)}`);
    } catch (error) {
      figures.fail(kind, error instanceof Error ? error.message : String(error));
    }
    return null;
  }

  /** Makes one call whose answer is wanted. */
  async read<T>(kind: string, caller: Caller, asked: Asked): Promise<T | null> {
    const answer = await this.call(kind, caller, asked);
    return answer === null || answer.status === 304 ? null : (JSON.parse(answer.text) as T);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The code of a refusal; what else it says is another each time. */
function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 100);
}

export function headersOf({ address, token }: Caller): Record<string, string> {
  return { "x-forwarded-for": address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

function send(agent: Agent, caller: Caller, asked: Asked): Promise<Answer> {
  const content = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(`${caller.url}/api${asked.path}`, {
      agent,
      method: asked.method ?? (content === undefined ? "GET" : "POST"),
      headers: {
        ...headersOf(caller),
        ...(content === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(content) }),
        ...(asked.key === undefined ? {} : { "idempotency-key": asked.key }),
        ...(asked.etag ? { "if-none-match": asked.etag } : {}),
      },
    });
    const late = setTimeout(() => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    sent.on("error", (error) => {
      clearTimeout(late);
      reject(error);
    });
    sent.on("response", (response: IncomingMessage) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("error", reject);
      response.on("end", () => {
        clearTimeout(late);
        resolve({ status: response.statusCode ?? 0, text, etag: response.headers.etag ?? null });
      });
    });
    sent.end(content);
  });
}
