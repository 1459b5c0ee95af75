import type { Language } from "../../domain/languages.ts";
import { keepStrings } from "../language/strings.ts";

/** The strings of every feature in Dutch, Spanish, Papiamentu and German, for tests of what each reader sees. */
const FILES = import.meta.glob<{ readonly default: unknown }>("../**/strings/{nl,es,pap,de}.ts", {
  eager: true,
});

for (const [file, { default: strings }] of Object.entries(FILES)) {
  const [, key = "", language] = /^\.\.\/(.+)\/strings\/(nl|es|pap|de)\.ts$/.exec(file) ?? [];
  keepStrings(language as Language, key, strings);
}
