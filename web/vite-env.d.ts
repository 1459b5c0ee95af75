/// <reference types="vite/client" />

/** Made by build/area-messages.ts: how to load the strings of an area in a language, by "area/language". */
declare module "virtual:area-messages" {
  const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
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
