const radio = {
  title: "Office",
  open: "Messages from the office",
  openUnread: (count: number) => `Messages from the office, ${count} unread`,
  says: "The office says",
  more: (count: number) => `${count} more`,
  answer: "Answer",
};

export default radio;
export type DriverRadioStrings = typeof radio;
