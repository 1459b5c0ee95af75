import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../test.ts";

test.describe("the start", () => {
  test("says its steps, its address and the sign-ins of the demo", async ({ launch }) => {
    const product = await launch();
    expect(product.output()).toContain("Opening the embedded database in");
    expect(product.output()).toContain("Brought the database up to date");
    expect(product.output()).toMatch(/Trupial is at http:\/\/127\.0\.0\.1:\d+/);
    expect(product.output()).toContain("driver2 to driver8");
    expect((await fetch(`${product.url}/api/test`)).status).toBe(200);
  });

  test("keeps the sign-ins to itself without the demo", async ({ launch }) => {
    const product = await launch({ environment: { DEMO: "no" } });
    expect(product.output()).not.toContain("driver2 to driver8");
    await product.stop();
  });

  test("is refused on data in use, with a sentence that names the process", async ({ product, launch }) => {
    const refused = launch({ dataDirectory: product.dataDirectory });
    await expect(refused).rejects.toThrow(`in use by process ${product.process.pid} since`);
    await expect(refused).rejects.toThrow("ended with 1");
    expect((await fetch(`${product.url}/api/test`)).status).toBe(200);
  });

  test("takes over from a process that has died, even when another has its number", async ({ launch }) => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-lock-"));
    const holder = { pid: process.pid, host: hostname(), identity: "another start", since: "yesterday" };
    await writeFile(path.join(dataDirectory, "in-use.lock"), JSON.stringify(holder));
    const product = await launch({ dataDirectory, environment: { DEMO: "no" } });
    await product.stop();
  });

  test("is refused on a taken port, with a sentence that says what to do", async ({ launch }) => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const refused = launch({ environment: { DEMO: "no", PORT: String(port) } });
    await expect(refused).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    other.close();
  });

  test("is refused on a wrong variable, with a sentence that names it", async ({ launch }) => {
    const refused = launch({ environment: { PORT: "http", DEMO: "perhaps" } });
    await expect(refused).rejects.toThrow("PORT must be a whole number from 0 to 65535.");
    await expect(refused).rejects.toThrow("DEMO must be yes or no.");
  });

  test("of twenty at once on one folder lets exactly one in", async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-crowd-"));
    const lock = path.resolve(import.meta.dirname, "../../server/database/directory-lock.ts");
    const script = `
      const { lockDirectory } = await import(${JSON.stringify(lock)});
      await lockDirectory(${JSON.stringify(dataDirectory)}).then(() => console.log("in"), () => console.log("out"));
      setTimeout(() => process.exit(), 20_000);`;
    const stale = { pid: 2 ** 22 + 1, host: hostname(), identity: null, since: "yesterday" };
    await writeFile(path.join(dataDirectory, "in-use.lock"), JSON.stringify(stale));
    const crowd = Array.from({ length: 20 }, () =>
      spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
        stdio: ["ignore", "pipe", "inherit"],
      }),
    );
    const answers = await Promise.all(
      crowd.map(
        (one) =>
          new Promise<string>((resolve) => one.stdout.once("data", (chunk) => resolve(`${chunk}`.trim()))),
      ),
    );
    for (const one of crowd) one.kill("SIGKILL");
    expect(answers.filter((answer) => answer === "in")).toHaveLength(1);
    await rm(dataDirectory, { recursive: true });
  });
});
