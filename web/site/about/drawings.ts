import island from "./illustrations/island.svg?url";
import chief from "./illustrations/portrait-chief.svg?url";
import finance from "./illustrations/portrait-finance.svg?url";
import importer from "./illustrations/portrait-import.svg?url";

const PORTRAIT = { viewBox: "0 0 48 48", fit: "xMidYMid slice" } as const;

export const ISLAND = { url: island, viewBox: "0 0 1000 857", fit: "xMidYMid meet" } as const;

/** Those who lead the company. */
export const PORTRAITS = {
  chief: { url: chief, ...PORTRAIT },
  finance: { url: finance, ...PORTRAIT },
  import: { url: importer, ...PORTRAIT },
} as const;
