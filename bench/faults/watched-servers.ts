import type { Product } from "../../e2e/start-product.ts";

const places: Product[] = [];

/** From now on this server is watched; it takes the place of one that has ended. */
export function watchServer(product: Product): void {
  const free = places.findIndex((one) => hasEnded(one));
  if (free === -1) places.push(product);
  else places[free] = product;
}

/** Nobody is watched any more; what a fault that broke off has left running is ended. */
export function forgetServers(): void {
  for (const product of places) if (!hasEnded(product)) product.process.kill("SIGKILL");
  places.length = 0;
}

/** Where each of them answers, under a name that stays when a server is started anew. */
export function watchedServers(): { instance: string; address: string }[] {
  return places.map(({ url }, index) => ({ instance: `server-${index + 1}`, address: new URL(url).host }));
}

function hasEnded({ process: { exitCode, signalCode } }: Product): boolean {
  return exitCode !== null || signalCode !== null;
}
