const finding = {
  head: "Find My Booking",
  description:
    "Lost the link to your ride? Your booking number and the end of your phone number bring it back.",
  title: "Find My Booking",
  intro: "No account needed. Two things from your booking are enough.",
  number: "Booking number",
  numberHint: "Six letters and figures, from your email, your receipt or the hotel's desk.",
  phoneEnd: "Last four digits of the phone",
  phoneEndHint: "Of the number given when booking.",
  finding: "Looking...",
  wrongTitle: "These two don't belong together.",
  wrong: "Check the number again, or use the phone that was given when booking.",
  noNumber: "No number at hand? Tell us your name and pickup time.",
  call: (phone: string) => `Call ${phone}`,
  withAccount: "Booked with an account? All your rides are there.",
  login: "Login",
};

export default finding;
export type FindingStrings = typeof finding;
