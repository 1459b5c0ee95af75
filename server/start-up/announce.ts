import { describeError } from "../http/logging.ts";
import { COMMIT, VERSION } from "../process/version.ts";

const LEVELS = { info: 30, fatal: 60 } as const;

export type Announce = {
  /** Something that happens once, such as a step of the start. */
  say(sentence: string): void;
  /** Why the process ends. */
  fail(reason: unknown): void;
};

/** Reports what happens outside any request: as sentences on a terminal, as log lines otherwise. */
export function createAnnounce(to: {
  asLines: boolean;
  out: (text: string) => void;
  error: (text: string) => void;
}): Announce {
  const line = (level: keyof typeof LEVELS, facts: object) =>
    `${JSON.stringify({ level: LEVELS[level], time: Date.now(), version: VERSION, commit: COMMIT, ...facts })}\n`;
  return {
    say(sentence) {
      to.out(to.asLines ? line("info", { msg: sentence.trim() }) : `${sentence}\n`);
    },
    fail(reason) {
      if (!to.asLines) to.error(`${reason instanceof Error ? (reason.stack ?? reason.message) : reason}\n`);
      else if (reason instanceof Error)
        to.error(line("fatal", { err: describeError(reason), msg: "cannot go on" }));
      else to.error(line("fatal", { msg: String(reason) }));
    },
  };
}
