import { expect, it } from "vitest";
import { createAnnounce } from "./announce.ts";

function announced(asLines: boolean) {
  const [out, error]: string[][] = [[], []];
  const announce = createAnnounce({
    asLines,
    out: (text) => void out?.push(text),
    error: (text) => void error?.push(text),
  });
  return { announce, out, error };
}

it("prints each step of a start in production as a log line, and an error too", () => {
  const { announce, out = [], error = [] } = announced(true);
  announce.say("\nTrupial is at http://127.0.0.1:8080 (ready in 1.0 s).\nThis is the demo.");
  announce.fail("Port 8080 is taken.");
  announce.fail(new Error("away"));
  const lines = [...out, ...error];
  for (const line of lines) expect(line.trim().split("\n")).toHaveLength(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 30,
      version: expect.any(String),
      msg: expect.stringContaining("Trupial is at http://127.0.0.1:8080 "),
    },
    { level: 60, msg: "Port 8080 is taken." },
    { level: 60, err: { message: "away" } },
  ]);
});

it("speaks in sentences to a person", () => {
  const { announce, out, error } = announced(false);
  announce.say("Opening the database.");
  announce.fail("Port 8080 is taken.");
  expect([out, error]).toEqual([["Opening the database.\n"], ["Port 8080 is taken.\n"]]);
});
