/** Where a page carries the company it was drawn with, for its scripts to begin with the same. */
export const COMPANY_DATA_ID = "company";
