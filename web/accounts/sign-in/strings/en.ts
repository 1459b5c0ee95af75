const signIn = {
  loginHead: "Login | Trupial",
  loginDescription: "Log in to your Trupial account to see your rides and book faster.",
  login: "Login",
  username: "Username",
  usernameOrEmail: "Username or email",
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
  offline: "You're offline. We've kept what you typed.",
  code: "Code from your authenticator app",
  codeHint: "6 digits, or one of your recovery codes",
  registerHead: "Sign up | Trupial",
  registerDescription:
    "Create a Trupial account: faster bookings, your ride history and every receipt in one place.",
  register: "Register",
  signUpTitle: "Sign up",
  registering: "Registering...",
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  phoneHint: "7 digits for a Curaçao number, or + and your country code",
  passwordHint: "At least 8 characters",
  confirmPassword: "Confirm password",
  registrationFailed: "Registration failed",
  usernameTaken: "This username is already taken.",
  emailTaken: "There's already an account with this email address.",
  passwordRefused: "This password is too easy to guess. Please choose another.",
  haveAccount: "Already have an account?",
  agree: {
    before: "By continuing, you agree to our",
    terms: "terms",
    and: "and our",
    privacy: "privacy policy",
  },
  forgotHead: "Forgot Password | Trupial",
  forgotText:
    "Enter your account's email address and we'll send you a link to choose a new password. The link works for 30 minutes.",
  sendLink: "Send me a link",
  sending: "Sending...",
  linkSent: "If there's an account with this email, we've sent you a link.",
  confirmEmailHead: "Confirm your email | Trupial",
  confirmEmailTitle: "Confirm your email address",
  confirmEmail: "Confirm this address",
  confirmEmailDone: "This is now the email address of your account.",
  toSettings: "To your settings",
  resetHead: "Choose a new password | Trupial",
  resetTitle: "Choose a new password",
  newPassword: "New password",
  saving: "Saving...",
  savePassword: "Save",
  resetDone: "Your password has been changed. You can log in now.",
  noToken: "This link is incomplete. Please request a new one.",
  askNewLink: "Request a new link",
  backToLogin: "Back to log in",
};

export default signIn;
export type SignInStrings = typeof signIn;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "accounts/sign-in": SignInStrings;
  }
}
