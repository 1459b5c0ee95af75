import type { AssistantStrings } from "./assistant-strings.ts";

export const en: AssistantStrings = {
  yes: "Yes",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `Book this taxi for ${fare}? ${pickup} to ${dropoff}${stops && `, by ${stops}`}. ${when}.`,
      back && `And back: ${back}.`,
      passengers === 1 ? "1 person." : `${passengers} people.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `Change ride ${reference}? It's then ${when} and costs ${fare}.${losesDriver ? " Its driver can't make that, so it waits for another." : ""}`,
  cancel: (reference, when) => `Cancel ride ${reference} of ${when}?`,
  refused: {
    account_full: "This account is at its limit. Please ask at the reception.",
    changed: "Somebody else has just changed this. Please look again.",
    not_allowed: "You haven't allowed this assistant to do that.",
    other: "That can't be done.",
    place: "We don't know that place. Please say it another way.",
    time: "Please give a day and time, at most a year ahead.",
    people: "A ride takes 1 to 8 people. Please say how many there are, and how many bags.",
    person: "Please check the name and the phone number.",
    quote: "This price no longer holds. Please ask for it again.",
    code: "That is not the code we sent.",
    ride: "No booking has this number and this phone.",
    input: "Something isn't clear. Please say it again.",
  },
};
