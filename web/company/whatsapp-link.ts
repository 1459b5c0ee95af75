/** Opens a chat with a number; nothing where there is none. */
export function whatsAppLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return digits === "" ? "" : `https://wa.me/${digits}`;
}
