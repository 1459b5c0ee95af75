/** After a form was not taken: puts the focus on the first field that must be changed. */
export function focusFirstInvalid(form: HTMLElement): void {
  // The marks appear with the next paint.
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
