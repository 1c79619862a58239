/** What is sent by mail. Plain sentences: the same words stand in the text and the HTML part. */
export default {
  greeting: "Hello {{name}},",
  ignore: "If this was not you, you can ignore this mail.",
  safety: "You get this mail because it concerns the safety of your account.",
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
  actedFor: {
    subject: "Our support was in your account",
    body: "To help you, our support worked in your {{brand}} account for at most an hour from {{at}}. Reason: {{reason}}. They can neither see nor change how you sign in, and they pay for nothing in your name.",
    action: "Open your dashboard",
    why: "If you did not ask for help, please write to us.",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    body: "On {{at}} your {{brand}} account was deleted, with its pages, cards and contacts. Pages and cards are off the site at once; the rest is erased within minutes. Nobody can undo this. Printed codes go on answering, with a page that says that what they led to is gone.",
    action: "Open {{brand}}",
    why: "This is the last mail about this account. Your address is free: you can sign up with it again.",
  },
  exportReady: {
    subject: "Your export is ready",
    body: "Everything in your {{brand}} account is packed in one file. You can download it until {{at}}, signed in to your account.",
    action: "Download export",
    why: "You get this mail because an export was asked for in your account. If that was not you, choose a new password.",
  },
  changeEmail: {
    subject: "Confirm your new e-mail address",
    body: "You asked {{brand}} to reach you at this address from now on. It counts once you confirm it, signed in to your account. Until then nothing changes.",
    action: "Confirm new address",
  },
  emailChanged: {
    subject: "Your e-mail address was changed",
    body: "On {{at}} the e-mail address of your {{brand}} account was changed, and this one no longer counts. If it was not you, undo it within seven days: you choose a new password, and everybody is signed out.",
    action: "Undo the change",
  },
  newDevice: {
    subject: "New sign-in to your account",
    body: "Somebody signed in to your {{brand}} account from a device that it was not used on before. If it was you, there is nothing to do. If not, sign that device out and choose a new password.",
    action: "See your devices",
    device: "Device",
    place: "Place",
    at: "Time",
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
