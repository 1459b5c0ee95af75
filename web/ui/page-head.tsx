import { createContext, use, useEffect } from "react";

/** The head of a page, with what it says of itself. */
export type PageHeadValues = {
  /** The whole title as the tab shows it. */
  readonly title: string;
  readonly description: string;
  /** Kept out of search results: private or passing pages. */
  readonly hidden?: boolean;
};

/** Set by the prerenderer; unused in the browser. */
export const HeadCollector = createContext<((head: PageHeadValues) => void) | null>(null);

/** Sets title and description of the page; while prerendering it hands them to the prerenderer instead. */
export function PageHead({ title, description, hidden = false }: PageHeadValues) {
  use(HeadCollector)?.({ title, description, hidden });

  useEffect(() => {
    document.title = title;
    setMeta("description", description);
    setMeta("robots", hidden ? "noindex" : "index, follow");
  }, [title, description, hidden]);

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
