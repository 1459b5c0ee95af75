const bulk = {
  bar: "Marked rides",
  mark: (id: number) => `Mark ride #${id}`,
  markHint: "Mark (z). With Shift, all from the last one.",
  isMarked: "Marked",
  markAll: "Mark all",
  marked: (n: number) => (n === 1 ? "1 ride marked" : `${n} rides marked`),
  doing: (n: number, of: number) => `${n} of ${of} done...`,
  give: "Give to...",
  givePlanned: "Give as planned",
  move: "Move",
  takeOut: "Out of the plan",
  cancel: "Cancel",
  unmark: "Unmark",
  driver: "Driver",
  choose: "Choose...",
  giveAll: (n: number) => (n === 1 ? "Give 1 ride" : `Give ${n} rides`),
  minutes: "Minutes",
  moveLater: (n: number, minutes: number) =>
    n === 1 ? `Move 1 ride ${minutes} min later` : `Move ${n} rides ${minutes} min later`,
  moveEarlier: (n: number, minutes: number) =>
    n === 1 ? `Move 1 ride ${minutes} min earlier` : `Move ${n} rides ${minutes} min earlier`,
  cancelAsk: (n: number) =>
    n === 1
      ? "Cancel this ride? Its passenger and its driver are told."
      : `Cancel ${n} rides? Their passengers and drivers are told.`,
  cancelAll: (n: number) => (n === 1 ? "Cancel 1 ride" : `Cancel ${n} rides`),
  keep: "Keep them",
  close: "Close",
  answer: (done: number, left: number) =>
    done === 0 ? `None went through, ${left} left:` : `${done} went through, ${left} left:`,
  allTheSame: (n: number) => (n === 1 ? "Do it all the same (1)" : `Do it all the same (${n})`),
  did: {
    give: (n: number) => (n === 1 ? "1 ride assigned." : `${n} rides assigned.`),
    cancel: (n: number) => (n === 1 ? "1 ride cancelled." : `${n} rides cancelled.`),
    move: (n: number) => (n === 1 ? "1 ride moved." : `${n} rides moved.`),
    take_out: (n: number) =>
      n === 1 ? "The plan leaves 1 ride to you." : `The plan leaves ${n} rides to you.`,
  },
  undone: (n: number) => (n === 1 ? "1 ride is as it was." : `${n} rides are as they were.`),
  undoneSome: (n: number, failed: number) =>
    `${n} undone. ${failed} could no longer be: look at them one by one.`,
  unfit: {
    has_driver: "This driver has it already.",
    nobody_planned: "The plan has no driver for it.",
    not_planned: "The plan doesn't have it.",
    not_now: "That can't be done any more, as it stands.",
  },
  keyMark: "Mark a ride, to do the same with several",
  keyAll: "With marked rides: give, give as planned, move, out of the plan, cancel",
};

export default bulk;
export type BulkStrings = typeof bulk;
