/** The path of a data file that comes with the product. The bundle keeps the `data` folder beside itself. */
export function productData(name: string): URL {
  return new URL(`./data/${name}`, import.meta.url);
}
