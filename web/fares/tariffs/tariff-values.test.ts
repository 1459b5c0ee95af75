import { expect, it } from "vitest";
import { FIRST_TARIFF } from "../../../domain/fares/tariff.ts";
import { fromWireTariff, wireTariffSchema } from "../../../contract/fares/tariff-on-the-wire.ts";
import { toWireTariff } from "../../../contract/fares/to-wire-tariff.ts";
import staff from "../../office/strings/en.ts";
import { tariffFields, tariffToValues, valuesToTariff } from "./tariff-values.ts";

it("brings a tariff through the form unchanged", () => {
  const fields = tariffFields(staff);
  const values = tariffToValues(toWireTariff(FIRST_TARIFF));
  const sent = wireTariffSchema.parse(valuesToTariff(values, fields));
  expect(fromWireTariff(sent)).toEqual(FIRST_TARIFF);
});
