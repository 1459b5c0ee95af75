import { type AddressInfo, type Socket, createServer } from "node:net";

/** A mail server that keeps what it is sent. `refuse` makes it answer a message with that line instead. */
export type MailCatcher = {
  url: string;
  messages: string[];
  refuse: string | null;
  /** Takes every mail and never answers. */
  silent: boolean;
  close(): Promise<void>;
};

/** Starts a mail server on this machine that speaks just enough SMTP. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const catcher: MailCatcher = {
    url: "",
    messages: [],
    refuse: null,
    silent: false,
    close: async () => undefined,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    converse(socket, catcher);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  catcher.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  catcher.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return catcher;
}

function converse(socket: Socket, catcher: MailCatcher): void {
  let rest = "";
  let body: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 catcher");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (body && line === ".") {
        if (!catcher.refuse) catcher.messages.push(body.join("\n"));
        body = null;
        if (!catcher.silent) say(catcher.refuse ?? "250 kept");
      } else if (body) {
        body.push(line);
      } else if (/^DATA/i.test(line)) {
        body = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
      } else {
        say("250 ok");
      }
    }
  });
}
