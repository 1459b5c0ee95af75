import { expect, it } from "vitest";
import { TestLog } from "./logged-errors.ts";

it("takes the time of a line for no phone with the same digits", () => {
  const log = new TestLog();
  log.write('{"level":30,"time":1795555588881,"ms":5558888,"request_id":"5558888","msg":"request"}\n');
  expect(log.said()).not.toContain("5558888");
  log.write('{"level":30,"time":1,"msg":"called 5558888"}\n');
  expect(log.said()).toContain("5558888");
});
