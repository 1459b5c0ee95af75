import { keepStrings } from "../language/strings.ts";

/** Parts are tried in English, with the strings of every feature, as in a page whose areas are all open. */
const FILES = import.meta.glob<{ readonly default: unknown }>("../**/strings/en.ts", { eager: true });

for (const [file, { default: strings }] of Object.entries(FILES)) {
  keepStrings("en", file.replace("../", "").replace("/strings/en.ts", ""), strings);
}
