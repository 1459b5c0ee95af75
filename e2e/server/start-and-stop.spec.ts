import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { testConnectionEndpoint } from "../../contract/health/health.endpoints.ts";
import { addressOf } from "../calls-to.ts";
import { copyOfDemo, copyOfEmptyCompany, printedAtFirstStart } from "../prepare-data.ts";
import { expect, test } from "../test.ts";

test.describe("the start", () => {
  test("says its steps, its address and the sign-ins of the demo, and without a demo keeps them to itself", async () => {
    const { demo, emptyCompany } = await printedAtFirstStart();
    expect(emptyCompany).toContain("Opening the embedded database in");
    for (const printed of [demo, emptyCompany]) {
      expect(printed).toContain("Brought the database up to date");
      expect(printed).toMatch(/Trupial is at http:\/\/127\.0\.0\.1:\d+/);
    }
    expect(demo).toContain("driver2 to driver8");
    expect(emptyCompany).not.toContain("driver2 to driver8");
    expect(emptyCompany).toContain("Nobody can sign in here yet.");
    expect(demo).not.toContain("Nobody can sign in");
  });

  test("in production takes over from a process that has died, keeps what is there to itself, says in one block what is half set up, and refuses the data to another", async ({
    launch,
  }) => {
    // The copy keeps the modes of the files that the first start made.
    const company = await copyOfEmptyCompany();
    const { dataDirectory } = company;
    await chmod(dataDirectory, 0o755);
    // Another process has the number of the one that died.
    const holder = { pid: process.pid, host: hostname(), identity: "another start", since: "yesterday" };
    await writeFile(path.join(dataDirectory, "in-use.lock"), JSON.stringify(holder));
    const product = await launch({
      on: company,
      environment: { NODE_ENV: "production", EMBEDDED_IN_PRODUCTION: "yes" },
    });

    // Inside its own folder the embedded database sets its own modes; others cannot enter the folder.
    const open = ["", ...readdirSync(dataDirectory)].filter(
      (name) => (statSync(path.join(dataDirectory, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    const said = product
      .output()
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said).toContainEqual(
      expect.stringMatching(
        /^Half set up:\n {2}- PUBLIC_URL is not set.+\n {2}- SMTP_URL is not set.+\n {2}- The company's phone/,
      ),
    );

    const refused = launch({ dataDirectory });
    await expect(refused).rejects.toThrow(`in use by process ${product.process.pid} since`);
    await expect(refused).rejects.toThrow("ended with 1");
    expect((await fetch(addressOf(product.url, testConnectionEndpoint))).status).toBe(200);
  });

  test("that is told to stop before it is done leaves no lock behind", async () => {
    const company = await copyOfEmptyCompany();
    const main = path.resolve(import.meta.dirname, "../../dist/server/main.js");
    const env = {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      DATA_DIR: company.dataDirectory,
      ...company.environment,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
    const lock = path.join(company.dataDirectory, "in-use.lock");
    await expect.poll(() => existsSync(lock), { intervals: [5], timeout: 30_000 }).toBe(true);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect(existsSync(lock)).toBe(false);
    await company.remove();
  });

  test("is refused on a taken port, and in production on what has been a demo, each with a sentence that says what to do", async ({
    launch,
  }) => {
    const demo = await copyOfDemo();
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const onTakenPort = launch({ on: demo, environment: { PORT: String(port) } });
    await expect(onTakenPort).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    other.close();
    const inProduction = launch({
      on: demo,
      environment: { NODE_ENV: "production", EMBEDDED_IN_PRODUCTION: "yes", DEMO: "no" },
    });
    await expect(inProduction).rejects.toThrow("rider, operator, staff, driver, driver2");
    await expect(inProduction).rejects.toThrow("npm run close-demo");
  });

  test("is refused on a wrong variable, with a sentence that names it", async ({ launch }) => {
    const refused = launch({ environment: { PORT: "http", DEMO: "perhaps" } });
    await expect(refused).rejects.toThrow("PORT must be a whole number from 0 to 65535.");
    await expect(refused).rejects.toThrow("DEMO must be yes or no.");
  });

  test("of twenty at once on one folder lets exactly one in", async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-crowd-"));
    const script = path.join(dataDirectory, "lock.mjs");
    // Compiled once: twenty that did it for themselves would hardly meet.
    await build({
      stdin: { contents: takeLock(dataDirectory), resolveDir: import.meta.dirname },
      outfile: script,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "silent",
    });
    const stale = { pid: 2 ** 22 + 1, host: hostname(), identity: null, since: "yesterday" };
    await writeFile(path.join(dataDirectory, "in-use.lock"), JSON.stringify(stale));
    const crowd = Array.from({ length: 20 }, () =>
      spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] }),
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

/** A program that takes a folder's lock, says whether it has it, and holds it. */
function takeLock(dataDirectory: string): string {
  return `
    import { lockDirectory } from "../../server/database/directory-lock.ts";
    await lockDirectory(${JSON.stringify(dataDirectory)}).then(() => console.log("in"), () => console.log("out"));
    setTimeout(() => process.exit(), 20_000);`;
}
