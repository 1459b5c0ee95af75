/** The name of an element's id in the protocol: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const START_MS = 10_000;

/** A session of a WebDriver that listens at an address. */
export type WebDriverSession = {
  readonly browserVersion: string;
  open(url: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
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
  const elementAt = async (selector: string) => {
    const found = await command("element", { using: "css selector", value: selector });
    return `element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  return {
    browserVersion: capabilities.browserVersion,
    async open(url) {
      await command("url", { url });
    },
    read: (expression) => command("execute/sync", { script: `return (${expression});`, args: [] }),
    async press(selector) {
      await command(`${await elementAt(selector)}/click`, {});
    },
    async type(selector, text) {
      await command(`${await elementAt(selector)}/value`, { text });
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
