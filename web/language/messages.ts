import type { Language } from "../../contract/languages.ts";

/**
 * All strings of the site, by the name of their file: `home` for home.messages.ts. Each messages file adds its own
 * entry to this interface, so that a key that does not exist, or a language that lacks a sentence, does not compile.
 */
export interface MessageCatalogue {}
export type MessageKey = keyof MessageCatalogue;

const loaded = new Map<Language, Partial<MessageCatalogue>>();

/** Keeps the strings of one feature in one language; called by the loader of an area and by the prerenderer. */
export function keepMessages(language: Language, key: string, messages: unknown): void {
  const present = loaded.get(language) ?? {};
  loaded.set(language, { ...present, [key]: messages });
}

/** The strings of a feature; throws when no area that is open has listed that feature. */
export function messagesOf<K extends MessageKey>(language: Language, key: K): MessageCatalogue[K] {
  const messages = loaded.get(language)?.[key];
  if (messages === undefined) {
    throw new Error(
      `The messages "${String(key)}" are not listed for this area in web/app/languages/areas.ts.`,
    );
  }
  return messages as MessageCatalogue[K];
}
