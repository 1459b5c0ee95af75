const waiting = {
  headTitle: "Waiting list",
  headDescription: "A time that was full, and whether a car has become free.",
  onlyThis: (time: string) => `Only ${time} will do?`,
  weWrite: "We'll write if it becomes free.",
  join: "Join Waiting List",
  contact: "Email or phone number",
  contactMissing: "Enter an email address or a phone number, so that we can write to you.",
  tellMe: "Tell Me",
  joining: "Just a moment...",
  joined: (contact: string, time: string) =>
    `You're on the list. We'll write to ${contact} if ${time} becomes free.`,
  seeOrLeave: "See or leave the list",
  joinFailed: (why: string) => `We couldn't put you on the list. ${why}`,
  loading: "Looking up your place in the list...",
  goneTitle: "This link is over",
  gone: "The time has passed, or the link isn't whole. You can always book another time.",
  titles: {
    waiting: (when: string) => `You're waiting for ${when}`,
    told: (when: string) => `A car is free: ${when}`,
    taken: (when: string) => `Booked: ${when}`,
    left: "You've left the list",
  },
  says: {
    waiting: "We'll write as soon as a car becomes free then.",
    told: "It's yours if you book soon. Others are waiting too.",
    taken: "Have a good ride!",
    left: "We've forgotten how to reach you.",
  },
  /** For whom the next free car will do. */
  nextCar: {
    only: "Need the next free car?",
    weWrite: "We'll write as soon as there's one.",
    joined: (contact: string) => `You're on the list. We'll write to ${contact} as soon as a car is free.`,
    titles: {
      waiting: "You're waiting for the next free car",
      told: "A car is free now",
      taken: "Your car is booked",
    },
    says: "We'll write as soon as a car is free, for two hours.",
    book: "See When It's There",
  },
  whatsapp: "Write to me by WhatsApp",
  book: (time: string) => `Book ${time}`,
  leave: "Leave the List",
  another: "Book Another Time",
};

export default waiting;
export type WaitingStrings = typeof waiting;
