export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };
export function findChromium(): string | null;
export function findChromiums(): string[];
export function findFirefox(): string | null;
export function findWebKit(): WebKitPrograms | null;
