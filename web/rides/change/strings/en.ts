const change = {
  title: "Change your ride",
  price: "What it costs",
  leave: "Keep as is",
  confirm: "Change the ride",
  confirmFor: (price: string) => `Change it for ${price}`,
  changing: "Changing...",
  done: "Your ride is changed.",
  doneForDriver: "Your ride is changed. Your driver knows.",
  doneWithoutDriver: "Your ride is changed. We're looking for another driver for you.",
  losesDriver: "Your driver can't drive it like this, so we'd look for another one for you.",
  deposit: (amount: string, when: string) =>
    `This change needs a deposit of ${amount} by ${when}. Our drivers see your ride once it's paid; if it isn't paid by then, the ride is cancelled.`,
  movedOn: "Your ride has changed since you opened this. What you see here is how it stands now.",
  notChanged: "Your ride changed just now, so your change wasn't made. Check how it stands and try again.",
  tooLate: "It's too late to change this ride here. Please call us, and we'll see what we can do.",
};

export default change;
export type ChangeStrings = typeof change;
