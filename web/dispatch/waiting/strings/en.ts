const waiting = {
  title: (n: number) => `Waiting list (${n})`,
  about: "They're written to by themselves when a car becomes free, in this order for each time.",
  nextCar: "Next free car",
  told: (time: string) => `told at ${time}`,
  since: (time: string) => `since ${time}`,
};

export default waiting;
export type DeskWaitingStrings = typeof waiting;
