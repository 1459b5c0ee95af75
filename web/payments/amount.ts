/** The number that a person types as an amount, with a point or a comma; null where it is none. */
export function amountOf(typed: string): number | null {
  const plain = typed.trim().replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
