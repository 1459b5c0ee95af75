import tree from "./illustrations/divi-divi.svg?url";

/** A divi-divi, bent by the wind: what is shown where there is nothing else to show. */
export const TREE = { url: tree, viewBox: "0 0 160 110", fit: "xMidYMid meet" } as const;
