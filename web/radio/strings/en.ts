const radio = {
  said: "What was said",
  nothing: "Nothing has been said yet.",
  office: "Office",
  toAll: "to everyone",
  read: "read",
  waits: "waits for a signal",
  refused: "wasn't sent",
  phrases: "Say it in one tap",
  write: "Your message",
  send: "Send",
  sending: "Sending...",
};

export default radio;
export type RadioStrings = typeof radio;
