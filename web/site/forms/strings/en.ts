const messageForms = {
  name: "Name",
  email: "Email",
  message: "Message",
  phone: "Phone number",
  phoneHint: "7 digits for a Curaçao number, or start with + and your country code",
  send: "Send message",
  sending: "Sending...",
  sent: "Sent",
  thanks: "Thank you. We will answer soon.",
  date: "Date",
  party: "How many people",
  enquiryMessage: "What you would like",
  enquire: "Send request",
  enquiryThanks: "Thank you. We have your request and answer by e-mail or phone.",
  vehicleClass: "Kind of vehicle",
  classes: {
    luxury: "Luxury",
    comfort: "Comfort",
    xl: "XL",
    cargo: "Cargo",
    armored: "Armored vehicle",
  },
  firstName: "First name",
  lastName: "Last name",
  license: "License Number",
  vehicleType: "Vehicle Type",
  vehicleTypes: {
    economy: "Economy",
    comfort: "Comfort",
    xl: "XL",
    cargo: "Cargo",
  },
  vehicleName: "Make and model",
  vehicleHint: "For example Toyota Corolla 2022",
  plate: "Plate",
  languages: "Languages you speak",
  about: "About you",
  optional: "optional",
  apply: "Send application",
  applied: "Thank you. We have your application and call you.",
};

export default messageForms;
export type MessageFormsStrings = typeof messageForms;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/forms": MessageFormsStrings;
  }
}
