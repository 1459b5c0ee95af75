import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { postWebhook } from "./post-webhook.ts";
import { findPublicAddress } from "./public-address.ts";

const LOCAL = { address: "127.0.0.1", family: 4 };
const opened: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A receiver that says over its bare connection whatever it likes, once it was asked. */
async function receiver(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("data", () => answer(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push({ server, sockets });
  return (server.address() as AddressInfo).port;
}

const reach = { findAddress: async () => LOCAL, timeoutMs: 1_000, plain: true } as const;
const post = (port: number, host = "127.0.0.1", by: Parameters<typeof postWebhook>[1] = reach) =>
  postWebhook({ url: `http://${host}:${port}/`, body: "{}", headers: {} }, by);

/** Writes as long as the other end takes it. */
function pour(socket: Socket, text: string): void {
  while (!socket.destroyed && socket.write(text));
  socket.once("drain", () => pour(socket, text));
}

it("an answer whose head has no end is broken off", async () => {
  const port = await receiver((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    pour(socket, `x-more: ${"y".repeat(1_000)}\r\n`);
  });
  await expect(post(port)).rejects.toThrow("HPE_HEADER_OVERFLOW");
});

it("a receiver that promises an answer again and again, or lets it drip, is left when its time is over", async () => {
  const promising = await receiver((socket) => pour(socket, "HTTP/1.1 103 Early Hints\r\n\r\n"));
  const dripping = await receiver((socket) => {
    const timer = setInterval(() => socket.write("x"), 20);
    socket.write("HTTP/1.1 200 O");
    socket.once("close", () => clearInterval(timer));
  });
  const started = performance.now();
  for (const port of [promising, dripping]) await expect(post(port)).rejects.toThrow(/timeout|HPE_/);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it("an answer that is no HTTP, or none at all, is told as what it is", async () => {
  const garbage = await receiver((socket) => socket.end("220 mail.example ESMTP\r\n"));
  await expect(post(garbage)).rejects.toThrow(/HPE_/);
  const hangsUp = await receiver((socket) => socket.destroy());
  await expect(post(hangsUp)).rejects.toThrow("ECONNRESET");
});

it("a name that leads elsewhere the next time leads nobody there: the address that was looked at is the one that is asked", async () => {
  let taken = 0;
  const port = await receiver((socket) => {
    taken += 1;
    socket.end("HTTP/1.1 204 No Content\r\n\r\n");
  });
  // Nobody could look this name up a second time: it exists nowhere.
  await post(port, "rebinding.invalid");
  expect(taken).toBe(1);
  const answers = [["8.8.8.8"], ["10.0.0.1"]];
  const lookUp = async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 }));
  expect(await findPublicAddress("rebinding.invalid", lookUp)).toMatchObject({ address: "8.8.8.8" });
  const again = { ...reach, findAddress: (host: string) => findPublicAddress(host, lookUp) };
  await expect(post(port, "rebinding.invalid", again)).rejects.toThrow("not_public");
  expect(taken).toBe(1);
});
