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
  call: "Call",
  callOf: (name: string) => `Call ${name}`,
  mail: "Email",
  mailOf: (name: string) => `Email ${name}`,
};

export default inbox;
export type InboxStrings = typeof inbox;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/inbox": InboxStrings;
  }
}
