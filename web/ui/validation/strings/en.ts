const validation = {
  required: "This field is required.",
  emailOrPhone: "Please enter an email address or a phone number.",
  email: "Please enter a valid email address.",
  phone: "Phone number must be exactly 7 digits. From abroad: + and your country code.",
  phoneAbroad: "This number isn't right. Check it after the country code.",
  passwordsDiffer: "Passwords do not match.",
  passwordShort: "Use at least 8 characters.",
  passwordLong: "Use no more than 128 characters.",
  name: "A name can't have a web address in it. Leave a space after each full stop.",
  username: "Use 3 to 64 letters, digits or . _ + -",
  bookingNumber: "A booking number has six letters and figures, like 4XV-MEN.",
  phoneEnd: "Please enter four digits.",
  date: "Date input not valid.",
  check: "Please check this field.",
};

export default validation;
export type ValidationStrings = typeof validation;
