/** The company as it shows itself everywhere: staff edit it, GET /config/ serves it, pages read it from one place. */
export type CompanyProfile = {
  readonly name: string;
  readonly permit_number: string;
  readonly address: string;
  /** International, as dialled: +59995550123. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly instagram: string;
  readonly facebook: string;
};

/** What a new installation starts with, and what prerendered pages show until the server has answered. */
export const DEFAULT_COMPANY: CompanyProfile = {
  name: "Trupial",
  permit_number: "TX-0142",
  address: "Buenavista, Willemstad",
  phone: "+59995550123",
  whatsapp: "+59995550123",
  email: "hello@trupial.example",
  instagram: "https://www.instagram.com/trupial.example",
  facebook: "https://www.facebook.com/trupial.example",
};

/** Writes a dialled number for people: +59995550123 becomes +599 9 555 0123. */
export function readablePhone(phone: string): string {
  const local = /^\+599(9)(\d{3})(\d{4})$/.exec(phone);
  return local === null ? phone : `+599 ${local[1]} ${local[2]} ${local[3]}`;
}
