import { keepStrings } from "../language/strings.ts";

/** The strings of every feature in Dutch, Spanish and Papiamentu, for tests of what each reader sees. */
const FILES = import.meta.glob<{ readonly default: unknown }>("../**/strings/{nl,es,pap}.ts", {
  eager: true,
});

for (const [file, { default: strings }] of Object.entries(FILES)) {
  const [, key = "", language] = /^\.\.\/(.+)\/strings\/(nl|es|pap)\.ts$/.exec(file) ?? [];
  keepStrings(language as "nl" | "es" | "pap", key, strings);
}
