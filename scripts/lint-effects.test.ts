import { beforeAll, expect, test } from "vitest";
import { lintSources } from "./lint-sources.ts";

/** Effects that hand React whatever a call returns, to be called as their clean-up. */
const REFUSED: readonly string[] = [
  "useEffect(() => window.scrollTo(0, 0), []);",
  "useLayoutEffect(() => box.current?.focus(), []);",
  "useInsertionEffect(() => void start(), []);",
  "React.useEffect(() => begin(), []);",
  "useEffect(() => (open ? begin() : undefined), [open]);",
  "useEffect(begin, []);",
];
const LET: readonly string[] = [
  "useEffect(() => { begin(); }, []);",
  "useEffect(() => { return listen(); }, []);",
  "useEffect(() => () => stop(), []);",
  "useEffect(function listenTo() { return listen(); }, []);",
  "start(() => begin());",
];

const refused = new Set<string>();

beforeAll(() => {
  const sources = [...REFUSED, ...LET].map((source) => [fileOf(source), `${source}\n`] as const);
  for (const { code, filename } of lintSources(new Map(sources))) {
    if (code === "effects(returns-in-words)") refused.add(filename);
  }
});

test.each(REFUSED)("the linter refuses %s", (source) => {
  expect([...refused]).toContain(fileOf(source));
});

test.each(LET)("the linter lets %s", (source) => {
  expect([...refused]).not.toContain(fileOf(source));
});

function fileOf(source: string): string {
  return `web/app/effect-${[...REFUSED, ...LET].indexOf(source)}.ts`;
}
