import type { CaseKind, CaseOutcome } from "../../../domain/cases/case-rules.ts";

const cases = {
  kinds: {
    low_rating: "Low rating",
    complaint: "Complaint",
    lost_item: "Lost item",
    no_show: "Disputed no-show",
    not_paid: "Not paid",
    accident: "Accident",
  } as Record<CaseKind, string>,
  outcomes: {
    driver: "Driver's fault",
    company: "Ours",
    nobody: "Nobody's fault",
    unclear: "Can't be told",
  } as Record<CaseOutcome, string>,
  open: "Open a case",
  openTitle: "Open a case",
  openHint: "The driver is asked only once you ask them, and the passenger hears nothing until you answer.",
  kind: "What is it about?",
  about: "In a few words (optional)",
  aboutHint: "Such as: On the phone while driving",
  reference: "Booking number (optional)",
  referenceHint: "If the message doesn't name its ride.",
  make: "Open case",
  making: "Opening...",
  cancel: "Cancel",
  ofRide: "Cases of this ride",
  dueBy: (day: string) => `answer by ${day}`,
  wasDue: (day: string) => `answer was due ${day}`,
  caseNumber: (id: number) => `Case ${id}`,
  isOpen: "open",
  isClosed: "ended",
  asked: (n: number) => (n === 1 ? "The office asks you something." : `The office asks you ${n} things.`),
  answerNow: "Answer",
  own: "Questions from the office",
  ownRide: (reference: string, when: string) => `Ride ${reference}, ${when}`,
  office: "The office",
  you: "You",
  yourSide: "Your side",
  send: "Send to the office",
  sending: "Sending...",
  sent: "The office has your answer.",
  ended: (outcome: string) => `The office decided: ${outcome}.`,
};

export default cases;
export type CasesStrings = typeof cases;
