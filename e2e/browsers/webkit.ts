import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findWebKit, type WebKitPrograms } from "../../scripts/find-browsers.mjs";
import type { OtherBrowser } from "./other-browser.ts";
import { openSession } from "./web-driver.ts";

/**
 * A desktop without animations, which a page reads as "prefers-reduced-motion". Where this build of WebKit finds no OpenGL, as on many a
 * machine without a screen, its window ends with a fault at the first view transition of any page: a button that calls
 * `document.startViewTransition` is enough. Safari has no such mode. The product keeps still for whoever wants it so.
 */
const STILL = "[Settings]\ngtk-enable-animations=0\n";

/** Keeps what a page says of errors, since the driver tells nothing of its console. */
const LISTEN = `(() => {
  const heard = (window.heardErrors ??= []);
  const said = console.error;
  console.error = (...words) => (heard.push(words.map(String).join(" ")), said(...words));
  addEventListener("error", ({ message }) => heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
})()`;
const TAKE = "(window.heardErrors ?? []).splice(0)";

/** Opens the WebKit of this machine on a screen of its own, driven by WebDriver. */
export async function openWebKit(): Promise<OtherBrowser> {
  const programs = findWebKit();
  if (programs === null) throw new Error("there is no WebKit on this machine");
  const home = await mkdtemp(path.join(tmpdir(), "trupial-webkit-"));
  const running: ChildProcess[] = [];
  const end = async () => {
    for (const child of running.toReversed()) await stop(child);
    await rm(home, { recursive: true, force: true });
  };
  try {
    await mkdir(path.join(home, "gtk-3.0"));
    await writeFile(path.join(home, "gtk-3.0", "settings.ini"), STILL);
    const screen = await openScreen(programs, running);
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: screen,
        HOME: home,
        XDG_CONFIG_HOME: home,
        // Its own sandbox does not start for root, as whom build machines run.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
      stdio: "ignore",
      detached: true,
    });
    running.push(driver);
    const session = await openSession(`http://127.0.0.1:${port}`, {
      browserName: "MiniBrowser",
      acceptInsecureCerts: true,
      "webkitgtk:browserOptions": {
        binary: programs.browser,
        args: ["--automation"],
      },
    });
    const errors: string[] = [];
    const hear = async () => void errors.push(...((await session.read(TAKE)) as string[]));
    return {
      ...session,
      name: `WebKit ${session.browserVersion}`,
      async open(url) {
        await hear();
        await session.open(url);
        await session.read(LISTEN);
      },
      async errors() {
        await hear();
        return errors;
      },
      async close() {
        await session.end().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A screen that nobody sees; it says its number once it is there. */
async function openScreen({ screen }: WebKitPrograms, running: ChildProcess[]): Promise<string> {
  const child = spawn(screen, ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  running.push(child);
  const said = child.stdio[3];
  if (!said) throw new Error("the screen cannot say its number");
  const [number] = (await Promise.race([once(said, "data"), ended(child)])) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, "exit");
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

/** Ends a program with those that it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await over;
}
