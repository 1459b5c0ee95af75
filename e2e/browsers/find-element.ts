export type Sought = {
  readonly kind: "button" | "link" | "heading" | "field" | "option" | "row" | "region" | "dialog";
  /** A part of what it is called: its label, else its text. */
  readonly name: string;
  readonly within?: Sought;
};

/**
 * Runs in the page: finds an element as a person does, by what it is and what it is called, and puts a mark on it. One that is called
 * exactly so comes first. False where none is there that can be seen and pressed.
 */
export function markElement(sought: Sought, mark: string): boolean {
  const selectors = {
    button: "button, summary, [role=button]",
    link: "a[href]",
    heading: "h1, h2, h3, h4",
    field: "input, textarea, select",
    option: "[role=option]",
    row: "tbody tr",
    region: "section, [role=region]",
    dialog: "dialog[open], [role=dialog]",
  };
  const textOf = (element: Element | null) => (element instanceof HTMLElement ? element.innerText : "");
  const nameOf = (element: Element): string => {
    const heads = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter((id) => id !== "");
    const labels = "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const named = [
      element.getAttribute("aria-label") ?? "",
      ...heads.map((id) => textOf(document.getElementById(id))),
      ...labels.map(textOf),
    ].join(" ");
    return (named.trim() === "" ? textOf(element) : named).replace(/\s+/g, " ").trim();
  };
  const isThere = (element: Element) =>
    element.getClientRects().length > 0 &&
    !element.matches(":disabled, [aria-disabled=true], [aria-busy=true]");
  const find = ({ kind, name, within }: Sought): Element | null => {
    const root = within === undefined ? document : find(within);
    const found = [...(root?.querySelectorAll(selectors[kind]) ?? [])].filter(isThere);
    const named = found.filter((element) => nameOf(element).includes(name));
    return named.find((element) => nameOf(element) === name) ?? named[0] ?? null;
  };
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const element = find(sought);
  if (element === null) return false;
  element.setAttribute("data-walked", mark);
  // Nothing that sticks to an edge lies over the middle.
  element.scrollIntoView({ block: "center", behavior: "instant" });
  if (!["button", "link", "option"].includes(sought.kind)) return true;
  // A page that is still being put together moves what is pressed, or has something else on top of it.
  const { x, y } = element.getBoundingClientRect();
  const place = `${x} ${y}`;
  const isStill = element.getAttribute("data-walked-at") === place;
  element.setAttribute("data-walked-at", place);
  return isStill && isOnTop(element);
}
