import { appendFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";

/** Takes every mail at port 25 of this machine, and keeps what was said in the file that is named. */
const [file = ""] = process.argv.slice(2);
writeFileSync(file, "");

createServer((socket) => {
  let isLetter = false;
  let rest = "";
  const say = (line) => socket.write(`${line}\r\n`);
  const hear = (line) => {
    appendFileSync(file, `${line}\n`);
    if (isLetter) {
      isLetter = line !== ".";
      return isLetter ? undefined : say("250 taken");
    }
    const word = line.slice(0, 4).toUpperCase();
    isLetter = word === "DATA";
    if (word === "QUIT") return socket.end("221 bye\r\n");
    return say(isLetter ? "354 go on" : "250 good");
  };
  socket.setEncoding("utf8").on("error", () => undefined);
  socket.on("data", (text) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  say("220 taxi.example");
}).listen(25, "127.0.0.1", () => console.log("Mail is taken."));
