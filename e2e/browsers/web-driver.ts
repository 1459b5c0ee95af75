/** The name of an element's id in the protocol: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The key, by its name in the protocol: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const ENTER = "\uE007";
const START_MS = 10_000;

/** A session of a WebDriver that listens at an address. */
export type WebDriverSession = {
  readonly browserVersion: string;
  open(url: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  enterFrame(selector: string): Promise<void>;
  leaveFrame(): Promise<void>;
  end(): Promise<void>;
};

/** Begins one as soon as the driver answers. */
export async function openSession(address: string, alwaysMatch: object): Promise<WebDriverSession> {
  await untilAnswered(`${address}/status`);
  const begun = await ask(`${address}/session`, "POST", { capabilities: { alwaysMatch } });
  const { sessionId, capabilities } = begun as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `${address}/session/${sessionId}`;
  const command = (path: string, body: object) => ask(`${session}/${path}`, "POST", body);
  let inFrame = false;
  const find = (selector: string) => command("element", { using: "css selector", value: selector });
  const elementAt = async (selector: string) =>
    `element/${((await find(selector)) as Record<string, string>)[ELEMENT]}`;
  const read = (expression: string) =>
    command("execute/sync", { script: `return (${expression});`, args: [] });
  const click = async (selector: string) => command(`${await elementAt(selector)}/click`, {});
  const keys = (text: string) => {
    const pressed = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return command("actions", { actions: [{ type: "key", id: "keyboard", actions: pressed }] });
  };
  /**
   * Gives the focus to an element in a frame of another site, and says whether it has it then. WebKit's driver types into no such element, and
   * presses beside it once the page around is scrolled: there the keyboard does both, once a press has brought the focus into the frame.
   */
  const hasFocusInFrame = async (selector: string) => {
    const sought = `document.querySelector(${JSON.stringify(selector)})`;
    const focused = `(${sought}.focus(), document.hasFocus() && document.activeElement === ${sought})`;
    return inFrame && Boolean(await read(focused));
  };
  return {
    browserVersion: capabilities.browserVersion,
    async open(url) {
      await command("url", { url });
    },
    read,
    async press(selector) {
      if (await hasFocusInFrame(selector)) await keys(ENTER);
      else await click(selector);
    },
    async type(selector, text) {
      if (!inFrame) return void (await command(`${await elementAt(selector)}/value`, { text }));
      if (!(await hasFocusInFrame(selector))) await click(selector);
      await keys(text);
    },
    async enterFrame(selector) {
      await command("frame", { id: await find(selector) });
      inFrame = true;
    },
    async leaveFrame() {
      await command("frame", { id: null });
      inFrame = false;
    },
    async end() {
      await ask(session, "DELETE");
    },
  };
}

async function untilAnswered(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      await ask(url, "GET");
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
