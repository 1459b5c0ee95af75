import manifest from "../../package.json" with { type: "json" };

/** Which version of the product this is. */
export const VERSION: string = manifest.version;
