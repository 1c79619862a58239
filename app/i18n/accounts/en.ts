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
    social: { title: "Sign in", description: "Sign in with Google or Apple." },
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
    made: "Your page",
    madeText: "It is live at this address as soon as you have an account.",
    madePaid: "It is kept with your account. It uses parts of PRO, so you decide there how it goes live.",
    logInInstead: "Log in with this address",
    madeLater: "It is live as soon as you have an account.",
    madeCard: "Your business card",
    madeCardText: "Its code opens it as soon as you have an account.",
    madeCardPaid: "It is kept with your account. It uses parts of PRO, so you decide there how it is saved.",
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
    withPassword: "Enter the password of the account, so that we know that it is yours.",
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
  social: {
    or: "or",
    continue: "Continue with {{provider}}",
    backToWays: "Ways to sign in",
    link: "Link and sign in",
    mailInstead: "Send me a link instead",
    mailAgain: "Send the link again",
    cancelled: {
      title: "You cancelled at {{provider}}",
      text: "Nothing has changed. What you designed is still here.",
    },
    refused: {
      title: "{{provider}} did not sign you in",
      text: "It sent an answer that we cannot accept. Please try again.",
    },
    expired: {
      title: "That took too long",
      text: "This sign-in is over: it was used already, or ten minutes have passed. Please start again.",
    },
    state: {
      title: "This did not start here",
      text: "The sign-in began in another browser or window. Please start again in this one.",
    },
    away: {
      title: "{{provider}} does not answer",
      text: "Please try again in a moment, or sign in another way.",
    },
    known: {
      title: "You have an account already",
      text: "Prove once that the account of {{email}} is yours. From then on {{provider}} signs you in.",
    },
    mailed: {
      title: "Look into your inbox",
      text: "We sent a link to {{email}}. Open it in this browser to go on. It works for one hour.",
    },
    "no-email": {
      title: "{{provider}} told us no address",
      text: "Without an e-mail address we cannot make an account. Please sign up with your e-mail.",
    },
    held: {
      title: "This address is held for a week",
      text: "An account left it a few days ago and can still take it back. Please try again later, or sign up with another address.",
    },
    disabled: { title: "This account is disabled", text: "It cannot be signed in to." },
    taken: {
      title: "{{provider}} is linked to another account",
      text: "This account of yours at {{provider}} signs somebody in here already. Unlink it there first.",
    },
    elsewhere: {
      title: "That is another account",
      text: "You signed in at {{provider}} with one that is not linked to your account here.",
    },
    "too-many": { title: "Too many attempts", text: "Please wait ten minutes and try again." },
  },
  passkey: {
    signIn: "Sign in with a passkey",
    none: "No passkey was used. Please try again, or sign in another way.",
  },
  prove: {
    title: "Confirm your address",
    text: "One press proves that {{email}} is yours, and signs you in.",
    submit: "Confirm and sign in",
    elsewhereTitle: "Open this link where you began",
    elsewhereText:
      "It works in the browser in which you chose to sign in. If that was not you, you need not do anything.",
  },
  invited: "{{team}} invites you to their team. The invitation is for {{email}}: use this address.",
};
