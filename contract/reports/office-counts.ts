import { z } from "zod";

/** Counts of the things that wait for the office. */
export const officeCountsSchema = z.object({
  /** Messages nobody has dealt with. */
  messages: z.int(),
  /** Applications nobody has answered. */
  applications: z.int(),
  /** Cases that are open; missing in what a server of before there were any says. */
  cases: z.int().optional(),
  /** Requests of others that the caller may decide about; missing from an older server. */
  approvals: z.int().optional(),
  /** False where no mail server is set: what is mailed stays in a folder of the server. */
  mails_go_out: z.boolean().optional(),
  /** Drivers with a paper that has run out or does so within 30 days and no exception that covers it, or with changes that wait. */
  drivers: z.int(),
});

export type OfficeCounts = z.infer<typeof officeCountsSchema>;
