/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of the product, with the commit that it was built at; set by vite.config.ts. */
  readonly VERSION?: string;
}

/** Made by build/area-strings.ts: how to load the strings of every page, and with them those of the other areas. */
declare module "virtual:area-strings" {
  type AreaStrings = { readonly default: Readonly<Record<string, unknown>> };
  type PublicStrings = AreaStrings & { readonly areas: Readonly<Record<string, () => Promise<AreaStrings>>> };
  const loaders: Readonly<Record<string, () => Promise<PublicStrings>>>;
  export default loaders;
}

/** Made by build/place-book.ts: the places that come with the product, the spellings parted by |. */
declare module "virtual:place-book" {
  const rows: readonly (readonly [
    name: string,
    kind: string,
    area: string,
    lat: number,
    lng: number,
    popularity: number,
    spellings: string,
  ])[];
  export default rows;
}
