/** What is sent by mail. Plain sentences: the same words stand in the text and the HTML part. */
export default {
  greeting: "Hello {{name}},",
  ignore: "If this was not you, you can ignore this mail.",
  signature: "{{brand}}: your page and your card, in one link",
  resetPassword: {
    subject: "Choose a new password",
    body: "Somebody asked for a new password for your {{brand}} account. The link works once, for one hour.",
    action: "Choose a new password",
  },
  verifyEmail: {
    subject: "Confirm your e-mail address",
    body: "Welcome to {{brand}}. Please confirm that this address is yours.",
    action: "Confirm address",
  },
  refreshReuse: {
    subject: "We signed you out to be safe",
    body: "On {{at}} somebody used an old sign-in of your account a second time. We ended that session. If it was not you, choose a new password.",
    action: "Choose a new password",
  },
  passwordChanged: {
    subject: "Your password was changed",
    body: "The password of your {{brand}} account was changed on {{at}}. If it was not you, choose a new one at once.",
    action: "Choose a new password",
  },
  identityLinked: {
    subject: "{{provider}} was linked to your account",
    body: "Since {{at}} {{provider}} signs you in to your {{brand}} account. If it was not you, choose a new password at once and unlink it.",
    action: "Choose a new password",
  },
  identityUnlinked: {
    subject: "{{provider}} was unlinked from your account",
    body: "Since {{at}} {{provider}} no longer signs you in to your {{brand}} account. If it was not you, choose a new password at once.",
    action: "Choose a new password",
  },
  passkeyAdded: {
    subject: "A passkey was added to your account",
    body: "On {{at}} a passkey was added to your {{brand}} account. If it was not you, choose a new password at once and remove it.",
    action: "Choose a new password",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    body: "On {{at}} a passkey was removed from your {{brand}} account. If it was not you, choose a new password at once.",
    action: "Choose a new password",
  },
  waysInRemoved: {
    subject: "Your account is yours alone",
    body: "On {{at}} you proved that this address is yours. Nobody had done that before, so we removed every other way into your {{brand}} account: its password, passkeys, linked accounts and open sessions. You can choose a new password.",
    action: "Choose a new password",
  },
  proveSocial: {
    subject: "Confirm that you sign in with {{provider}}",
    body: "Somebody signs in to {{brand}} with {{provider}} and this address. If it is you, open the link in the browser where you began. It works for one hour.",
    action: "Go on",
  },
  newContact: {
    subject: "New contact from your page {{title}}",
    body: "Somebody left their details on your page {{title}}:",
    action: "Open your dashboard",
    page: "Page",
    at: "Sent",
    consent: "Agreed to",
    why: "You get this mail because your page has a contact form.",
    reply:
      "Your answer to this mail goes to the person who left their details. You get it because your page has a contact form.",
  },
  newContacts: {
    subject_one: "{{count}} new contact from your pages",
    subject_other: "{{count}} new contacts from your pages",
    body_one: "{{count}} person left their details on your pages:",
    body_other: "{{count}} people left their details on your pages:",
  },
  sharePage: {
    subject: "{{sender}} shares a page with you",
    greeting: "Hello,",
    body: "{{sender}} would like to show you this page: {{title}}",
    action: "Open page",
    why: "You got this mail because somebody entered your address at {{brand}}. You need not do anything.",
  },
};
