/** The script that puts the booking form of a hotel or firm into its own page. */
export const WIDGET_FILE = "widget.js";

/** The message of the form to the page around it: how high it is, in pixels. */
export type FrameHeight = { readonly trupialHeight: number };
