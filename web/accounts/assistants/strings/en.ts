const assistants = {
  head: "Allow an assistant",
  title: "Allow this assistant?",
  unknown: "We don't know this assistant. Go back to it and begin again.",
  wants: "It wants to do this for you:",
  scopes: {
    "rides:read": "See your rides, their price and where the car is",
    "rides:write": "Book, change and cancel rides for you",
  },
  never: "It can't pay for you and doesn't see your password. Withdraw it any time in your settings.",
  returnsTo: (host: string) => `You then go on to ${host}.`,
  asWho: (username: string) => `You're logged in as ${username}.`,
  allow: "Allow",
  allowing: "Allowing...",
  refuse: "Don't allow",
  login: "Log in to allow it",
  loginReason: (host: string) => `Log in to allow ${host}.`,
  forgotPassword: "Forgot password?",
  back: "Back",
  notForRole: (username: string) =>
    `Passengers allow an assistant with their own account. You're logged in as ${username}.`,
  forHotels: "For a hotel or firm",
  forHotelsText: "The assistant then books on your account. The key is the one our office gave you.",
  key: "Key",
  allowByKey: "Allow with this key",
  wrongKey: "This key isn't good. Ask our office for a new one.",
  mine: "Assistants",
  mineText: "These may act for you.",
  allowedAt: (moment: string) => `Allowed ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  withdraw: "Withdraw",
  withdrawOf: (host: string) => `Withdraw ${host}`,
  withdrawText: "It can do nothing more for you. Rides that are booked stay.",
  withdrawn: "Withdrawn",
  keep: "Keep",
};

export default assistants;
export type AssistantsStrings = typeof assistants;
