const rideDeeds = {
  book: "Booked",
  accept: "Accepted",
  reject: "Rejected",
  arrived: "At the pickup",
  picked_up: "Passenger on board",
  in_progress: "Trip started",
  no_show: "Passenger did not show up",
  finish: "Completed",
  cancel: "Cancelled",
  delete: "Taken off the driver's list",
  assign: "Assigned to",
  reassign: "Given to another driver,",
  cancel_assigned: "Sent back to pending",
  operator_complete: "Completed by the office",
  update: "Changed",
  undo: "Undone",
  edit_notes: "Notes changed",
  claim: "Added to an account",
  time_out: "Offer ran out",
};

export default rideDeeds;
export type RideDeedsMessages = typeof rideDeeds;

declare module "../language/messages.ts" {
  interface MessageCatalogue {
    "ride-deeds": RideDeedsMessages;
  }
}
