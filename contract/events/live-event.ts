/** What can happen that someone is watching for. */
export const EVENT_TYPES = [
  "ride.created",
  "ride.changed",
  "driver.changed",
  "message.created",
  "message.changed",
  "application.created",
  "application.changed",
  "account.changed",
  "tariff.changed",
  "holidays.changed",
  "company.changed",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
