const signIn = {
  loginHead: "Login: Trupial",
  loginDescription: "Log in to your Trupial account to see your rides and book faster.",
  login: "Login",
  username: "Username",
  usernameOrEmail: "Username",
  password: "Password",
  rememberMe: "Remember Me",
  forgotPassword: "Forgot Password",
  loggingIn: "Logging in...",
  newHere: "New here?",
  signUp: "Sign up",
  terms: "Terms",
  privacy: "Privacy",
  and: "and",
  invalid: "Invalid credentials",
  unexpected: "An unexpected error occurred",
  offline: "You are offline. What you typed is kept.",
  code: "Code of your authenticator app",
  codeHint: "Six digits, or one of your recovery codes",
  registerHead: "Sign up: Trupial",
  registerDescription:
    "Make a Trupial account: faster bookings, your ride history and a VIP level that rises with your rides.",
  register: "Register",
  signUpTitle: "Sign up",
  registering: "Registering...",
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  phoneHint: "7 digits for a Curaçao number, or start with + and your country code",
  passwordHint: "At least 8 characters",
  confirmPassword: "Confirm password",
  registrationFailed: "Registration failed",
  usernameTaken: "This user name is taken.",
  emailTaken: "This e-mail address has an account already.",
  passwordRefused: "Too many people use this password, or it is your own name. Please choose another.",
  haveAccount: "Already have an account?",
  agree: "By continuing you agree to our terms and privacy policy.",
  forgotHead: "Forgot Password: Trupial",
  forgotText:
    "Type the e-mail address of your account. We send you a link to choose a new password; it works for 30 minutes.",
  sendLink: "Send me a link",
  sending: "Sending...",
  linkSent: "If this e-mail is known to us, a link is on its way.",
  confirmEmailHead: "Confirm your e-mail: Trupial",
  confirmEmailTitle: "Confirm your e-mail address",
  confirmEmail: "Confirm this address",
  confirmEmailDone: "This is now the e-mail address of your account.",
  toSettings: "To your settings",
  resetHead: "Choose a new password: Trupial",
  resetTitle: "Choose a new password",
  newPassword: "New password",
  saving: "Saving...",
  savePassword: "Save",
  resetDone: "Your password is changed. Log in with it.",
  noToken: "This link is not complete. Ask for a new one.",
  askNewLink: "Ask for a new link",
  backToLogin: "Back to login",
};

export default signIn;
export type SignInStrings = typeof signIn;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "accounts/sign-in": SignInStrings;
  }
}
