import type { z } from "zod";
import type { writtenContractSchema } from "../../contract/contracts/contract.ts";
import { makeAccount } from "./accounts.ts";
import { HATO_TO_MAMBO } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

type Written = z.input<typeof writtenContractSchema>;
type WrittenLine = Written["lines"][number];

/** A trip of a contract: every working day at seven, and back at noon. */
export function aContractLine(facts: Partial<WrittenLine> = {}): WrittenLine {
  return {
    ...HATO_TO_MAMBO,
    luggage_count: 0,
    weekdays: [1, 2, 3, 4, 5],
    time: "07:00",
    back_time: "12:00",
    price: null,
    ...facts,
  };
}

/** A contract as it is written, from Monday the 23rd of November on. */
export function aContract(facts: Partial<Written> = {}): Written {
  return {
    name: "Kolegio Erasmus",
    partner_id: null,
    rider_name: "Ana Maria",
    rider_phone: "5551234",
    language: "en",
    first_day: "2026-11-23",
    last_day: null,
    on_holidays: "skip",
    paid_by: "driver",
    lines: [aContractLine()],
    exceptions: [],
    ...facts,
  };
}

/** A contract straight in the tables, with a ride that a driver has and that should be otherwise. */
export async function makeContractRow(server: TestServer): Promise<number> {
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const now = server.clock.now();
  const { lines, exceptions, ...contract } = aContract();
  const { id } = await server.db
    .insertInto("contracts")
    .values({
      ...contract,
      rider_email: null,
      partner_id: null,
      lines: JSON.stringify(lines.map((line, index) => ({ ...line, line: index + 1 }))),
      exceptions: JSON.stringify(exceptions),
      last_line: lines.length,
      made_by,
      made_at: now,
      changed_by: made_by,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
