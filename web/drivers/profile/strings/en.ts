const profile = {
  portrait: {
    title: "Your portrait",
    text: "Your passengers see it on their page, so that they know you at the pickup.",
  },
  title: "My Profile",
  description: "Your car, your documents and your work settings.",
  loading: "Loading...",
  failed: "We couldn't load your profile. Please try again.",
  car: "Your car",
  vehicleType: "Vehicle Type",
  vehicle: "Vehicle",
  plate: "Plate",
  plateWrong: "Enter a taxi plate: TX and its number, for example TX 1234.",
  papers: "Your documents",
  license: "License Number",
  noDay: "Not entered",
  papersBy: "The office enters these days. Attach a photo or PDF of each new document in time, at most 5 MB.",
  papersAsk:
    "Ask for a new day under Your car: it counts once the office approves it. Attach a photo or PDF of the document, at most 5 MB.",
  expired: "This has run out.",
  expiresToday: "Today is its last day.",
  expiresSoon: (days: number) => (days === 1 ? "Expires in 1 day." : `Expires in ${days} days.`),
  languages: "Languages you speak",
  save: "Save",
  saving: "Saving...",
  saved: "Saved",
  sent: "Sent to the office. It counts once they approve it.",
  changesWait:
    "Your car, plate, license number and the days of your documents count once the office approves them.",
  saveFailed: "We couldn't save your changes. Please try again.",
  conflict:
    "Someone else changed this while you were editing. Your changes are still here: check them and save again.",
  checkFields: "Please check the marked fields.",
  lengthWrong: (least: number, most: number) => `Enter ${least} to ${most} characters.`,
  savedNow: (value: string) => `Currently saved: ${value}`,
  work: "While you work",
  share: "Share my location while I'm on shift",
  shareText:
    'On shift the office sees where you are while this page is open in front of you. A passenger sees it from "I\'m on my way" to the end of the ride. It stops when your shift ends or you switch it off.',
  push: "Notify me about rides when this page is closed",
  pushBlocked: "Notifications are blocked for this site. Allow them in your browser settings.",
  pushUnavailable: "This browser can't show notifications while the page is closed.",
  pushFailed: "We couldn't change this setting. Please try again.",
  account: "Name, phone and email",
  settings: "Settings",
  rating: "Rating",
  ridesToday: "Rides today",
  look: "Theme",
  day: "Light",
  night: "Dark",
};

export default profile;
export type DriverProfileStrings = typeof profile;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "drivers/profile": DriverProfileStrings;
  }
}
