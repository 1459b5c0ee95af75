import { expect, it } from "vitest";
import { phoneMessagesOf, phoneValues } from "./phone-values.ts";

it("shows the settings of messages to phones as text and sends them as they were", () => {
  const settings = {
    order: ["sms" as const, "whatsapp" as const, "webhook" as const],
    per_day: 500,
    countries: [
      { prefix: "+31", per_day: 100 },
      { prefix: "+1", per_day: 0 },
    ],
    unproved_per_number: 2,
    proved_per_number: 12,
    reserved_percent: 25,
    open_to: ["+599", "+31"],
    other_country_per_day: 50,
  };
  const values = phoneValues(settings);
  expect(values["phone_countries"]).toBe("+31 100, +1 0");
  expect(values["phone_open_to"]).toBe("+599, +31");
  expect(phoneMessagesOf(values)).toEqual(settings);
});
