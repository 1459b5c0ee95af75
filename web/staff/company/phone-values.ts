import { PHONE_GATEWAYS, type PhoneMessages } from "../../../contract/company/phone-messages.ts";

type PhoneValues = {
  readonly phone_order?: string | undefined;
  readonly phone_per_day?: string | undefined;
  readonly phone_countries?: string | undefined;
};

/** The settings of messages to phones as the form has them: a country and its limit are "+31 100". */
export function phoneValues({ order, per_day, countries }: PhoneMessages): Record<string, string> {
  return {
    phone_order: order.join(","),
    phone_per_day: String(per_day),
    phone_countries: countries.map(({ prefix, per_day: most }) => `${prefix} ${most}`).join(", "),
  };
}

/** What was typed, as it is sent; the server says what of it cannot be. */
export function phoneMessagesOf(values: PhoneValues): PhoneMessages {
  const { phone_order = "", phone_per_day = "", phone_countries = "" } = values;
  return {
    order: phone_order.split(",").flatMap((name) => PHONE_GATEWAYS.filter((known) => known === name)),
    per_day: Number(phone_per_day),
    countries: phone_countries
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => {
        const [prefix = "", most = ""] = one.split(/[\s:=]+/);
        return { prefix, per_day: Number(most) };
      }),
  };
}
