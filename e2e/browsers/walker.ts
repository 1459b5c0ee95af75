import type { Sought } from "./find-element.ts";
import { markElement } from "./find-element.ts";
import type { OtherBrowser } from "./other-browser.ts";

/** As long as a journey waits for something. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;
const QUIET_MS = 400;

/** Somebody who reads, presses and types in a browser. */
export class Walker {
  readonly #browser: OtherBrowser;
  readonly #origin: string;
  #marks = 0;

  constructor(browser: OtherBrowser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts have started. */
  async open(path: string): Promise<void> {
    await this.isQuiet();
    await this.#browser.open(this.#origin + path);
    await this.#until(`${path} starts`, async () =>
      Boolean(await this.#browser.read(`document.documentElement.dataset.started === "yes"`)),
    );
  }

  async press(sought: Sought): Promise<void> {
    await this.#at(sought, (selector) => this.#browser.press(selector));
  }

  async type(name: string, text: string): Promise<void> {
    await this.#at({ kind: "field", name }, (selector) => this.#browser.type(selector, text));
  }

  /** Types a place and takes what the form suggests. */
  async choosePlace(field: string, place: string): Promise<void> {
    await this.type(field, place);
    await this.press({ kind: "option", name: place });
  }

  async sees(sought: Sought): Promise<void> {
    await this.#at(sought, async () => undefined);
  }

  /** The page says this somewhere. */
  async reads(text: string): Promise<void> {
    await this.#until(`"${text}" is there`, async () =>
      String(await this.#browser.read("document.body.innerText")).includes(text),
    );
  }

  /** The page is at this path. */
  async isAt(path: string): Promise<void> {
    await this.#until(
      `${path} is opened`,
      async () => (await this.#browser.read("location.pathname")) === path,
    );
  }

  async signIn(username: string, path: string): Promise<void> {
    await this.open("/login");
    await this.type("Username or email", username);
    await this.type("Password", "trupial-demo");
    await this.press({ kind: "button", name: "Login" });
    await this.isAt(path);
    await this.sees({ kind: "heading", name: "" });
  }

  /** Does something with an element once it is there, again while the page is still moving it. */
  async #at(sought: Sought, act: (selector: string) => Promise<void>): Promise<void> {
    const mark = String((this.#marks += 1));
    const find = `(${markElement.toString()})(${JSON.stringify(sought)}, "${mark}")`;
    let last: unknown = "it is not there";
    const what = () => `the ${sought.kind} "${sought.name}" (${String(last)})`;
    await this.#until(what, async () => {
      if (!(await this.#browser.read(find))) return false;
      try {
        await act(`[data-walked="${mark}"]`);
        return true;
      } catch (error) {
        last = error;
        return false;
      }
    });
  }

  async #until(what: string | (() => string), holds: () => Promise<boolean>): Promise<void> {
    const over = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > over)
        throw new Error(
          `In ${this.#browser.name} this did not come: ${typeof what === "string" ? what : what()}.\n${await this.#shown()}`,
        );
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** The page fetches nothing more: what is on its way when it is left would fail. */
  async isQuiet(): Promise<void> {
    let before: unknown;
    await this.#until("the page is at rest", async () => {
      const fetched = await this.#browser.read("performance.getEntriesByType('resource').length");
      const same = fetched === before;
      before = fetched;
      if (!same) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      return same;
    });
  }

  /** What the page showed instead. */
  async #shown(): Promise<string> {
    return String(await this.#browser.read("location.href + '\\n' + document.body.innerText.slice(0, 2000)"));
  }
}
