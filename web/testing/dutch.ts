import { keepStrings } from "../language/strings.ts";

/** The strings of every feature in Dutch, for tests of what a reader in another language sees. */
const FILES = import.meta.glob<{ readonly default: unknown }>("../**/strings/nl.ts", { eager: true });

for (const [file, { default: strings }] of Object.entries(FILES)) {
  keepStrings("nl", file.replace("../", "").replace("/strings/nl.ts", ""), strings);
}
