import { format } from "sql-formatter";

/** The width up to which a clause, a list or a subquery stands on one line. */
const WIDTH = 110;
/** What is longer than this and printed already is referred to. */
const REFERRED_LINES = 5;

/** A line of formatted SQL with the items that stand further in below it. A closing bracket is a further part of the same item. */
type Part = { readonly text: string; readonly inside: Item[] };
type Item = Part[];

/**
 * Prints the queries of a module for a review. What fits on a line stands on one, else each column and each condition has its own, so
 * that a diff shows which one changed. What an earlier query has already is referred to by the name of that query.
 */
export class SqlPrinter {
  private readonly printed: { query: string; texts: readonly string[] }[] = [];

  print(query: string, statement: string): string {
    const options = { language: "postgresql", indentStyle: "standard", expressionWidth: 100 } as const;
    const items = itemsOf(format(statement, options));
    const lines = this.printAll(items, 0);
    this.remember(query, items);
    return lines.join("\n");
  }

  private remember(query: string, items: readonly Item[]): void {
    this.printed.push({ query, texts: items.map(textOf) });
    for (const { inside } of items.flat()) if (inside.length > 0) this.remember(query, inside);
  }

  /** Prints what stands side by side. */
  private printAll(items: readonly Item[], indent: number): string[] {
    const lines: string[] = [];
    let at = 0;
    while (at < items.length) {
      const run = this.findRun(items.slice(at));
      if (run) lines.push(" ".repeat(indent) + run.reference);
      else lines.push(...this.printOne(items[at] ?? [], indent));
      at += run?.length ?? 1;
    }
    return lines;
  }

  private printOne(item: Item, indent: number): string[] {
    const margin = " ".repeat(indent);
    const whole = margin + onOneLine(item);
    if (whole.length <= WIDTH) return [whole];
    return item.flatMap(({ text, inside }) => [margin + text, ...this.printAll(inside, indent + 2)]);
  }

  /** The longest run of items, from the first one on, that an earlier query has side by side as well. */
  private findRun(items: readonly Item[]): { length: number; reference: string } | null {
    let length = 0;
    let from = "";
    for (const { query, texts } of this.printed) {
      for (const start of texts.keys()) {
        let same = 0;
        while (same < items.length && textOf(items[same] ?? []) === texts[start + same]) same += 1;
        if (same > length) [length, from] = [same, query];
      }
    }
    const run = items.slice(0, length);
    if (run.flatMap((item) => linesOf(item)).length <= REFERRED_LINES) return null;
    const [first = "", last = ""] = [run.at(0), run.at(-1)].map((item) => textOf(item ?? []));
    const to = length > 1 ? ` to ${last.length > 50 ? `…${last.slice(-50)}` : last}` : "";
    return {
      length,
      reference: `-- as in ${from}: ${first.length > 50 ? `${first.slice(0, 50)}…` : first}${to}`,
    };
  }
}

function itemsOf(formatted: string): Item[] {
  const top: Item[] = [];
  const open = [{ indent: -1, into: top }];
  for (const line of formatted.split("\n")) {
    const text = line.trimStart();
    const indent = line.length - text.length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const into = open.at(-1)?.into ?? top;
    const part: Part = { text, inside: [] };
    const before = into.at(-1);
    if (/^(\)|end\b)/.test(text) && before) before.push(part);
    else into.push([part]);
    open.push({ indent, into: part.inside });
  }
  return top;
}

function onOneLine(item: Item): string {
  return item
    .map(({ text, inside }, index) => {
      const gap = text.endsWith("(") || inside.length === 0 ? "" : " ";
      const before = index > 0 && !text.startsWith(")") ? " " : "";
      return before + text + gap + inside.map(onOneLine).join(" ");
    })
    .join("");
}

/** What an item says, wherever it stands in its list. */
function textOf(item: Item): string {
  return onOneLine(item).replace(/,$/, "");
}

function linesOf(item: Item): string[] {
  const whole = onOneLine(item);
  if (whole.length <= WIDTH) return [whole];
  return item.flatMap(({ text, inside }) => [text, ...inside.flatMap(linesOf)]);
}
