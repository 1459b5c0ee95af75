const audit = {
  search: "Search by person or item",
  about: "Every change with its old and new value, and who made it.",
  today: "Today",
  nobody: "Nobody signed in",
  none: "none",
  message: "Message",
  withValues: "Only changed values",
  moreValues: (n: number) => (n === 1 ? "1 more value" : `${n} more values`),
  signedIn: (times: number) => `Logged in ${times} times`,
  since: (moment: string) => `Since ${moment}, show each`,
  anything: "Any change",
  from: "From",
  to: "To and including",
  clear: "Clear all",
  nothingFound: "No change matches.",
  yes: "yes",
  no: "no",
  exportCsv: "Export CSV",
  exporting: "Exporting...",
  exportFailed: "We couldn't export the log. Please try again.",
  check: {
    button: "Check the log",
    whole: (entries: string) => `All ${entries} entries are as they were written.`,
    blanked: (entries: string) => `The details of ${entries} went with an account that was deleted.`,
    end: (end: string) =>
      `The chain ends at ${end}. Keep that outside the system: it shows later that nothing up to here was written anew.`,
    reasons: {
      changed: "was changed after it was written",
      missing: "is gone",
      unchained: "was put in from outside",
      not_as_noted: "isn't the one you noted",
    },
    broken: (place: string, what: string) =>
      `Entry ${place} ${what}. Somebody has changed the database itself: keep the last backups, and find out who has its password.`,
    failed: "We couldn't check the log. Please try again.",
  },
  /** Fields that no form of the office has. */
  fields: {
    frame_origins: "Allowed sites",
    languages: "Languages",
    kind: "Kind",
    lat: "Latitude",
    lng: "Longitude",
    area: "Area",
    added: "Lines added",
    already_there: "Lines already there",
    spellings: "Also found as",
    retired: "Retired",
    with_values: "Only changed values",
    searched: "Searched for a text",
    call: "Call",
    sort: "Sorted by",
    start_date: "From",
    end_date: "To",
    type: "Ride type",
    zone: "Zone",
    driver_id: "Driver number",
    from: "From",
    to: "To",
  },
};

export default audit;
export type AuditStrings = typeof audit;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/audit": AuditStrings;
  }
}
