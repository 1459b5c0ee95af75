const applications = {
  about: (n: number, oldest: string) =>
    n === 1 ? `1 open, for ${oldest}` : `${n} open, the oldest for ${oldest}`,
  search: "Search applicants",
  nothingFound: "Nobody matches.",
  back: "All applications",
  gone: "This application isn't here any more.",
  seats: (n: number) => (n === 1 ? "1 seat" : `${n} seats`),
  speaks: "Speaks",
  papers: "Documents",
  goodConduct: "Certificate of good conduct",
  seenOf: (seen: number, all: number) => `${seen} of ${all} seen`,
  notSeen: "Not seen yet",
  seenBy: (day: string, who: string | null) => (who === null ? `seen ${day}` : `seen ${day}, ${who}`),
  allSeen: "Every document has been seen.",
  notAllSeen: "Tick off each document as you see it.",
  approveAllTheSame: (seen: number, all: number) => `${seen} of ${all} documents seen. Approve all the same?`,
  getsMail: "They get an email with a link to set a password.",
  logged: "Goes into the audit log with your name.",
  account: (email: string) => `A driver account is made for ${email}.`,
  drives: (car: string) => `It can take rides with the ${car} right away.`,
  enterDates: "The dates of the documents are entered under Drivers.",
};

export default applications;
export type ApplicationsStrings = typeof applications;
