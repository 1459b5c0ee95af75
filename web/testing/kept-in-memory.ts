import { vi } from "vitest";

/** What a device keeps, for a test without a document: it begins with nothing. */
export function keepInMemory(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
