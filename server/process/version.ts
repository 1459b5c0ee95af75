import manifest from "../../package.json" with { type: "json" };

/** Set by scripts/bundle-server.mjs; what runs from its sources has none. */
declare const BUILT_FROM: string | undefined;

/** Which version of the product this is. */
export const VERSION: string = manifest.version;

/** The commit that it was built from. */
export const COMMIT: string = typeof BUILT_FROM === "string" ? BUILT_FROM : "unbuilt";
