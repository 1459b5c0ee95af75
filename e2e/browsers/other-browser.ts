/** A browser that Playwright can't drive as people have it, with one page. */
export type OtherBrowser = {
  /** Its name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Presses the element with a real pointer, where it is drawn. */
  press(selector: string): Promise<void>;
  /** Types into the element with real keys. */
  type(selector: string, text: string): Promise<void>;
  /** Goes into a frame of the page: what is read, pressed and typed is there until it is left. */
  enterFrame(selector: string): Promise<void>;
  leaveFrame(): Promise<void>;
  /** The errors its console has told of so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
};
