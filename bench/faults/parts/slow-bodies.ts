import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { all, type Fault, holds } from "../fault.ts";
import { ask, startCompany } from "../company.ts";

const LINES = 200;
const CLOSED_WITHIN_S = 25;

/** Two hundred callers announce a body and never send it. */
export const slowBodies: Fault = {
  name: "slow-bodies",
  title: "Bodies that never come",
  async run() {
    const product = await startCompany();
    const { port } = new URL(product.url);
    const started = Date.now();
    const closed = new Set<number>();
    for (let index = 0; index < LINES; index += 1) {
      const socket = connect(Number(port), "127.0.0.1");
      socket
        .on("error", () => undefined)
        .on("close", () => {
          closed.add(index);
        });
      socket.resume();
      socket.write(
        `POST /api/contact/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.0.${index}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
    }
    let slowest = 0;
    while (closed.size < LINES && Date.now() - started < CLOSED_WITHIN_S * 2_000) {
      const asked = Date.now();
      await ask(product.url, "/config/");
      slowest = Math.max(slowest, Date.now() - asked);
      await wait(200);
    }
    const seconds = (Date.now() - started) / 1000;
    await product.stop();
    return [
      all("lines closed", closed.size, LINES),
      holds("seconds until the last one was", seconds.toFixed(1), seconds <= CLOSED_WITHIN_S),
      holds("slowest answer to somebody else meanwhile, ms", String(slowest), slowest < 2_000),
    ];
  },
};
