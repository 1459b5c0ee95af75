const validation = {
  required: "Please fill this in.",
  email: "Please enter a valid e-mail address.",
  phone: "Phone number must be exactly 7 digits.",
  passwordsDiffer: "Passwords do not match.",
  passwordShort: "The password needs at least 8 characters.",
  passwordLong: "The password can have at most 128 characters.",
  username: "3 to 64 letters, digits and . _ + -",
  date: "Date input not valid.",
  check: "Please check this.",
};

export default validation;
export type ValidationStrings = typeof validation;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "ui/validation": ValidationStrings;
  }
}
