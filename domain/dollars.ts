import { type Cents, fromDollars } from "./money.ts";

/** Cents as the number of dollars that goes over the wire. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Cents as dollars with two decimals: "26.00". */
export function toDollarString(cents: Cents): string {
  const sign = cents < 0 ? "-" : "";
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** Whether it is an amount without a fraction of a cent. */
export function isWholeCents(dollars: number | string): boolean {
  try {
    fromDollars(dollars);
    return true;
  } catch {
    return false;
  }
}
