import { tabStore } from "../device/device-store.ts";
import { DRAFTS } from "./use-draft.ts";

/** Whether this tab keeps something that was typed. */
export function hasDrafts(): boolean {
  return tabStore.has(DRAFTS);
}

/** Forgets every draft of this tab, as when the person signs out. */
export function forgetDrafts(): void {
  tabStore.forget(DRAFTS);
}
