import { expect, test } from "vitest";
import { reasonKey } from "./reason-key.ts";

test.each([
  ["withheld", "withheld"],
  ["stopped", "stopped"],
  ["smtp_550", "no_mailbox"],
  ["EENVELOPE", "no_mailbox"],
  ["smtp_535", "our_sign_in"],
  ["smtp_451", "mail_refused"],
  ["sms_30003", "gateway_refused"],
  ["http_503", "gateway_refused"],
  ["ECONNREFUSED", "unreachable"],
  ["a code of tomorrow", "unknown"],
  ["unknown", "unknown"],
])("%s is said as %s", (code, key) => {
  expect(reasonKey(code)).toBe(key);
});
