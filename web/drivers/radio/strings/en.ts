const radio = {
  title: "Office",
  open: "Messages from the office",
  openUnread: (count: number) => `Messages from the office, ${count} unread`,
  says: "The office says",
  more: (count: number) => `${count} more`,
  answer: "Answer",
  help: "SOS: press and hold to call for help",
  holdLonger: "Hold it down for two seconds to call for help.",
  helpWaits: "Help is called as soon as there is a signal. Call now if you can.",
  helpRings: (time: string) => `Help was called at ${time}. It rings at the office.`,
  helpTaken: (name: string, time: string) => `${name} is helping you since ${time}.`,
  police: (number: string) => `Call ${number}`,
  safe: "It's over, I'm safe",
};

export default radio;
export type DriverRadioStrings = typeof radio;
