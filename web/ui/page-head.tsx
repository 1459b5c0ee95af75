import { createContext, use, useEffect } from "react";

/** The head of a page, with what it says of itself. */
export type PageHeadValues = {
  /** The title as the tab shows it, before the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Kept out of search results: private or passing pages. */
  readonly hidden?: boolean;
};

/** Set by the prerenderer; unused in the browser. */
export const HeadCollector = createContext<((head: PageHeadValues) => void) | null>(null);

/** The name that every title ends in; no title does where there is none. */
export const SiteName = createContext("");

/** Sets title and description of the page; while prerendering it hands them to the prerenderer instead. */
export function PageHead({ title, description, hidden = false }: PageHeadValues) {
  const name = use(SiteName);
  const whole = name === "" ? title : `${title} | ${name}`;
  use(HeadCollector)?.({ title: whole, description, hidden });

  useEffect(() => {
    document.title = whole;
    setMeta("description", description);
    setMeta("robots", hidden ? "noindex" : "index, follow");
  }, [whole, description, hidden]);

  return null;
}

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (meta === null) {
    meta = document.createElement("meta");
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}
