/** A number that only its owner knows again: "••• ••76". */
export function maskedPhone(phone: string): string {
  return `••• ••${phone.slice(-2)}`;
}

/** An address that only its owner knows again: "a•••@example.com". */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}
