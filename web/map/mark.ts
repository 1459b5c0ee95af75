import mark from "./illustrations/mark.svg?url";

/** The company's sign on a map. */
export const MARK = { url: mark, viewBox: "0 0 33 33", fit: "xMidYMid meet" } as const;
