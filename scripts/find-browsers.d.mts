export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };
export function findFirefox(): string | null;
export function findWebKit(): WebKitPrograms | null;
export function programCalled(...names: string[]): string | null;
export function programsCalled(...names: string[]): string[];
