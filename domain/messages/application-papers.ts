/** The papers that an applicant shows the office before they drive for the company. */
export const APPLICATION_PAPERS = ["license", "permit", "good_conduct", "inspection", "insurance"] as const;
export type ApplicationPaper = (typeof APPLICATION_PAPERS)[number];
