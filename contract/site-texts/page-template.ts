/** A page drawn by the build with a mark in the place of each text that staff may write, to be filled in when it is served. */
export type PageTemplate = {
  readonly language: string;
  readonly html: string;
  /** The built-in text of each mark in it, by part and field. */
  readonly builtIn: Readonly<Record<string, string>>;
};

/** The file that holds the template of a page's file; its folder begins with a dot, so that it isn't served itself. */
export function templateFile(pageFile: string): string {
  return `.texts/${pageFile}.json`;
}
