/** Signing up, logging in and forgotten passwords. */
export default {
  /** Titles and descriptions of the screens. */
  meta: {
    login: { title: "Log in", description: "Log in to edit your pages and business cards." },
    signUp: {
      title: "Sign up",
      description: "Make an account for your page and your business card. It costs nothing.",
    },
    forgotPassword: { title: "Forgot password", description: "Get a link to choose a new password." },
    forgotPasswordChange: {
      title: "Choose a new password",
      description: "Choose a new password for your account.",
    },
    verifyEmail: {
      title: "Confirm your address",
      description: "Confirm the e-mail address of your account.",
    },
  },
  name: "Name",
  email: "E-mail",
  password: "Password",
  passwordRule: "At least {{min}} characters",
  showPassword: "Show password",
  hidePassword: "Hide password",
  login: {
    title: "Welcome back",
    submit: "Log in",
    forgot: "Forgot your password?",
    noAccount: "Don't have an account?",
    signUp: "Sign up",
  },
  signUp: {
    title: "Make it yours",
    text: "An account keeps your page and your card. It costs nothing.",
    submit: "Create account",
    haveAccount: "Already have an account?",
    logIn: "Log in",
  },
  forgot: {
    title: "Forgot your password?",
    text: "Tell us your address and we send you a link to choose a new one.",
    submit: "Send link",
    back: "Back to the login",
    sentTitle: "Look into your inbox",
    sentText:
      "If there is an account with this address, a mail with a link is on its way. The link works for one hour.",
  },
  change: {
    title: "Choose a new password",
    password: "New password",
    confirm: "New password, once more",
    submit: "Change password",
    overTitle: "This link is over",
    overText: "It was used already, or it is older than an hour.",
    again: "Send a new link",
    doneTitle: "Password changed",
    doneText: "You were signed out everywhere. Log in with the new one.",
  },
  verify: {
    title: "Confirm your address",
    text: "One press, and we know that this address is yours.",
    submit: "Confirm address",
    doneTitle: "Thank you, your address is confirmed",
    overTitle: "This link is over",
    overText: "It was used already, or it is too old.",
    confirmedText: "Your address is confirmed already: there is nothing left to do.",
    loginText: "Log in, and we send you a new link.",
    sent: "We sent a new link to {{email}}",
    onward: "Go to the dashboard",
  },
};
