const radio = {
  title: "Messages",
  subtitle: "On the driver's own screen, and as a push where they asked for that",
  open: "Messages with drivers",
  openUnread: (count: number) => `Messages with drivers, ${count} unread`,
  drivers: "Drivers",
  all: "Everyone on shift",
  allCount: (count: number) => (count === 1 ? "1 driver" : `${count} drivers`),
  unread: (count: number) => `${count} unread`,
  sentTo: (count: number) => (count === 1 ? "Sent to 1 driver." : `Sent to ${count} drivers.`),
  nobody: "Nobody is on shift.",
  answer: "Answer",
  loading: "Reading the messages...",
  failed: "The messages couldn't be read. Please try again.",
  choose: "Choose a driver, or everyone on shift.",
  driverSays: (name: string, words: string) => `${name}: ${words}`,
  onScreen: "Write to their screen",
  key: "Messages with drivers",
};

export default radio;
export type DeskRadioStrings = typeof radio;
