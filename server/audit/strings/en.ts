/** The heads of the audit log as a table for a spreadsheet. */
const auditHeads = {
  id: "Entry",
  when: "Date & time",
  who: "Who",
  what: "Change",
  on: "Item",
  account: "Account",
  field: "Field",
  before: "Old value",
  after: "New value",
};

export default auditHeads;
export type AuditHeads = Readonly<Record<keyof typeof auditHeads, string>>;
