import { PHONE_GATEWAYS, type PhoneMessages } from "../../../contract/company/phone-messages.ts";

type PhoneField =
  | "phone_order"
  | "phone_per_day"
  | "phone_countries"
  | "phone_unproved"
  | "phone_proved"
  | "phone_reserved"
  | "phone_open_to"
  | "phone_other";

type PhoneValues = { readonly [Field in PhoneField]?: string | undefined };

/** The settings of messages to phones as the form has them: a country and its limit are "+31 100". */
export function phoneValues(settings: PhoneMessages): Record<PhoneField, string> {
  return {
    phone_order: settings.order.join(","),
    phone_per_day: String(settings.per_day),
    phone_countries: settings.countries.map(({ prefix, per_day: most }) => `${prefix} ${most}`).join(", "),
    phone_unproved: String(settings.unproved_per_number),
    phone_proved: String(settings.proved_per_number),
    phone_reserved: String(settings.reserved_percent),
    phone_open_to: settings.open_to.join(", "),
    phone_other: String(settings.other_country_per_day),
  };
}

/** The typed values, as they are sent; the server says which of them cannot be. */
export function phoneMessagesOf(values: PhoneValues): PhoneMessages {
  const { phone_order = "", phone_countries = "", phone_open_to = "" } = values;
  return {
    order: phone_order.split(",").flatMap((name) => PHONE_GATEWAYS.filter((known) => known === name)),
    per_day: Number(values.phone_per_day),
    countries: listOf(phone_countries).map((one) => {
      const [prefix = "", most = ""] = one.split(/[\s:=]+/);
      return { prefix, per_day: Number(most) };
    }),
    unproved_per_number: Number(values.phone_unproved),
    proved_per_number: Number(values.phone_proved),
    reserved_percent: Number(values.phone_reserved),
    open_to: listOf(phone_open_to),
    other_country_per_day: Number(values.phone_other),
  };
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
