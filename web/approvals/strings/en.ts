const approvals = {
  kept: (until: string) =>
    `A second person has to agree, so nothing is done yet. Your request is kept and waits for them until ${until}.`,
  waits: "Something of this waits for a second person already. See Approvals first.",
};

export default approvals;
export type ApprovalsStrings = typeof approvals;
