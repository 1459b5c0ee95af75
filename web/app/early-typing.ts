/** The text typed and the boxes ticked in the prerendered page before its scripts had started. */
export type EarlyTyping = readonly (() => void)[];

/** Notes every field that no longer holds what the page came with; to be called before hydration. */
export function keepEarlyTyping(root: HTMLElement): EarlyTyping {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return Array.from(fields).flatMap((field) => {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      return field.checked === field.defaultChecked ? [] : [() => field.click()];
    }
    const typed = field.value;
    return typed === field.defaultValue ? [] : [() => typeAgain(field, typed)];
  });
}

/**
 * Tells React of it once the page is taken over. React remembers the last value it saw in the field and passes over
 * an event that brings no other; so the value React remembers is emptied first, before the event is sent.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const setter = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
  field.value = "";
  setter?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
