const inbox = {
  about: (n: number, oldest: string) =>
    n === 1 ? `1 without an answer, for ${oldest}` : `${n} without an answer, the oldest for ${oldest}`,
  waited: {
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => `${n} days`,
  },
  search: "Search messages",
  nothingFound: "No message matches.",
  back: "All messages",
  gone: "This message isn't here any more.",
  topic: "About",
  people: "Group",
  wanted: "For",
  answer: "Answer",
  answerTo: (name: string) => `Answer to ${name}`,
  frame: (email: string, language: string) =>
    `Goes to ${email}, with a greeting and the company's name around it (${language}).`,
  draftKept: "Draft kept",
  draftWaits: "Your draft is kept: reopen the message to send it.",
  send: "Send answer",
  sending: "Sending...",
  sent: (name: string) => `Your answer to ${name} is on its way.`,
  close: "Close without answer",
  closed: (name: string) => `Message from ${name} closed.`,
  undo: "Undo",
  answeredBy: (who: string, when: string) => `${who} answered, ${when}`,
  nobody: "The office",
  noMail: "No mail server is set up, so answer from your own mail program.",
  call: "Call",
  callOf: (name: string) => `Call ${name}`,
  mail: "Email",
  mailOf: (name: string) => `Email ${name}`,
};

export default inbox;
export type InboxStrings = typeof inbox;
