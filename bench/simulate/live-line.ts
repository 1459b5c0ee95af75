import { type ClientRequest, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { RELOAD_EVENT } from "../../contract/events/live-event.ts";
import type { Figures } from "./figures.ts";
import { type Caller, headersOf } from "./wire.ts";

const KIND = "live stream opened";
const AGAIN_MS = 1_000;

export type Listening = {
  readonly caller: Caller;
  readonly path: string;
  readonly figures: () => Figures;
  /** Told of the text of each event, and of one that says to read everything again. */
  readonly onEvent: (data: string) => void;
};

/** A live stream that is opened again where it got to when it breaks, as a page does. A break is noted as a failure. */
export class LiveLine {
  readonly #listening: Listening;
  #sent: ClientRequest | null = null;
  #place: string | null = null;
  #rest = "";
  #closed = false;

  constructor(listening: Listening) {
    this.#listening = listening;
  }

  /** Resolves when the stream has begun, or was refused: then it tries again by itself. */
  open(): Promise<void> {
    const { caller, path, figures } = this.#listening;
    const started = performance.now();
    return new Promise((resolve) => {
      let begun = false;
      const again = (problem: string) => {
        if (this.#closed || this.#sent !== sent) return resolve();
        figures().fail(KIND, problem);
        this.#sent = null;
        this.#rest = "";
        resolve();
        void wait(AGAIN_MS).then(() => (this.#closed ? undefined : this.open()));
      };
      const sent = get(`${caller.url}/api${path}`, {
        agent: false,
        headers: {
          ...headersOf(caller),
          ...(this.#place === null ? {} : { "last-event-id": this.#place }),
        },
      });
      this.#sent = sent;
      sent.on("error", (error) => again(error.message));
      sent.on("response", (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return again(`answered ${response.statusCode}`);
        }
        response.setEncoding("utf8").on("data", (text: string) => {
          if (!begun) {
            begun = true;
            figures().note(KIND, performance.now() - started);
            resolve();
          }
          this.#read(text);
        });
        response.on("error", () => undefined);
        response.on("close", () => again("broke"));
      });
    });
  }

  close(): void {
    this.#closed = true;
    this.#sent?.destroy();
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      for (const line of block.split("\n")) {
        if (line.startsWith("id: ")) this.#place = line.slice(4);
        else if (line.startsWith("data: ")) this.#listening.onEvent(line.slice(6));
        else if (line === `event: ${RELOAD_EVENT}`) this.#listening.figures().fail(KIND, "lost its place");
      }
    }
  }
}
