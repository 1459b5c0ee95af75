/** A number that only its owner knows again: "••• ••76". */
export function maskedPhone(phone: string): string {
  return `••• ••${phone.slice(-2)}`;
}
