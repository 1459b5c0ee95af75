const messageForms = {
  name: "Name",
  email: "Email",
  message: "Message",
  phone: "Phone number",
  phoneHint: "7 digits for a Curaçao number, or + and your country code",
  send: "Send message",
  sending: "Sending...",
  sent: "Sent",
  thanks: "Thank you! We'll get back to you soon.",
  date: "Date",
  party: "Number of people",
  enquiryMessage: "What would you like?",
  enquire: "Send request",
  enquiryThanks: "Thank you! We've received your request and will reply by email or phone.",
  vehicleClass: "Vehicle type",
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
  vehicleHint: "For example, Toyota Corolla 2022",
  plate: "Plate",
  languages: "Languages you speak",
  about: "About you",
  optional: "optional",
  apply: "Send application",
  applied: "Thank you! We've received your application and will call you soon.",
};

export default messageForms;
export type MessageFormsStrings = typeof messageForms;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/forms": MessageFormsStrings;
  }
}
