/** The bell, its list, and how often mail goes out. */
export default {
  /** Said where a call for the data of a screen is lost. */
  lost: "Everything on the screen is still there. Check your connection and try again.",
  meta: {
    settings: {
      title: "Notifications",
      description: "Choose how often we write to you.",
    },
  },
  /** What each notification says, in the list and in mails. */
  kinds: {
    paid: "Your payment of {{price}} was received. Your plan is paid until {{date}}.",
    paymentFailed: "The payment of {{price}} for your plan failed.",
    actionNeeded: "Your bank asks you to confirm the payment of {{price}}.",
    renewsSoon: "Your plan renews on {{date}} for {{price}}.",
    endsSoon: "Your plan ends on {{date}}.",
    ended: {
      unknown: "Your plan ended on {{date}}.",
      cancelled: "Your plan ended on {{date}}, because it was cancelled.",
      payment: "Your plan ended on {{date}}, because the payment failed.",
      withdrawn: "Your plan ended on {{date}}, because you withdrew from the purchase.",
    },
    withdrawn:
      "You withdrew from your purchase. We refunded {{price}}; it can take up to ten days to arrive.",
    subscriptionCancelled: "Your plan is cancelled and stays active until {{date}}.",
    contact: "{{name}} left their details on your page {{page}}.",
    contactUnnamed: "Somebody left their details on your page {{page}}.",
    contactByCard: "{{name}} left their details on your card {{card}}.",
    contactByCardUnnamed: "Somebody left their details on your card {{card}}.",
    contactWithdrawn: "Somebody withdrew the details they had left with you. They were deleted.",
    contactsExpire:
      "From {{date}} on, contacts whom you last met more than {{months}} months ago are deleted. Until then you can export them, or choose to store contacts for longer.",
    invitation: "{{name}} invites you to their team.",
    joined: "{{name}} joined your team.",
    left: "{{name}} left your team.",
    cardAssigned: "The card {{title}} was assigned to you.",
    cardUnassigned: "The card {{title}} is no longer assigned to you.",
    identityAdded: "{{provider}} was linked to your account.",
    identityRemoved: "{{provider}} was unlinked from your account.",
    passkeyAdded: "A passkey was added to your account.",
    passkeyRemoved: "A passkey was removed from your account.",
    passwordChanged: "Your password was changed.",
    emailChanged: "Your e-mail address was changed.",
    newDevice: "New sign-in to your account: {{where}}.",
    newDeviceUnknown: "New sign-in to your account.",
    signedOut: "An old sign-in was used a second time, so we ended that session.",
    actedAs: "Our support was in your account. Reason: {{reason}}",
    exportReady: "Your export is ready. You can download it until {{date}}.",
    paidOnly: "Your payment of {{price}} was received. Your plan had already ended.",
    paidRenews:
      "Your payment of {{price}} was received. Your plan is paid until {{date}} and then renews by itself.",
    paymentFailedNext:
      "The payment of {{price}} for your plan failed. We try again on {{next}}; without a payment your plan ends by {{ends}}.",
    paymentFailedLast:
      "The payment of {{price}} for your plan failed again. The last try is on {{next}}; if it fails too, your plan ends and your pages go offline.",
    planKept: "Your plan goes on as it is. It renews on {{date}} for {{price}}.",
    changePlanned: {
      monthly:
        "Your plan changes on {{date}}. From then on: seats {{seats}}, paid monthly. Until that day everything stays as it is, and you can take the change back.",
      yearly:
        "Your plan changes on {{date}}. From then on: seats {{seats}}, paid yearly. Until that day everything stays as it is, and you can take the change back.",
    },
    shrinksSoon:
      "From {{date}} your plan has fewer seats: {{seats}}. More is there now, and the rest goes offline then: pages {{pages}}, cards {{cards}}. Choose under Billing what stays, or keep your seats.",
    shrunk:
      "Your plan has fewer seats now: {{seats}}. What has no room rests and is not shown: pages {{pages}}, cards {{cards}}. Nothing is deleted. Under Billing you see how to choose what is live, or get more seats.",
    shrinksSoonChosen:
      "From {{date}} your plan has fewer seats: {{seats}}. {{staying}} The rest goes offline then: pages {{pages}}, cards {{cards}}. Under Billing you can choose anew, or keep your seats.",
    removed: "You are no longer in the team of {{name}}.",
    contactsOffered:
      "{{name}} lets you take the contacts you met in their team with you. You can download them until {{date}}.",
    rejoined: "You are in the team of {{name}} again.",
    teamEnded:
      "{{name}} deleted their account. Their team and its cards are gone; your own account stays as it is.",
    visits:
      "Your week up to {{date}}: views {{views}}, daily visitors {{visitors}}, clicks at least {{clicks}}, scans {{scans}}, contacts {{contacts}}.",
  },
  list: {
    title: "Notifications",
    markAll: "Mark all as read",
    settings: "All settings",
    more: "Show more",
    unread: "Unread",
    loading: "Loading notifications",
    empty: "Nothing yet",
    emptyText: "New contacts, payments and sign-ins appear here.",
    failed: "The notifications could not be loaded.",
    retry: "Try again",
  },
  settings: {
    text: "Choose how often we mail you about each of these. You always find all of them behind the bell.",
    always: "Mails about the safety of your account and about payments are always sent at once.",
    digests: "Daily mails come at 8:00, weekly ones on Monday at 8:00. Time zone: {{zone}}.",
    changeZone: "Change time zone",
    contact: "Contacts",
    team: "Team",
    kinds: {
      contact: "Somebody leaves their details on a page",
      contactWithdrawn: "Somebody withdraws their details",
      invitation: "You are invited to a team",
      joined: "Somebody joins your team",
      left: "Somebody leaves your team",
      cardAssigned: "A card is assigned to you",
      cardUnassigned: "A card is no longer assigned to you",
      removed: "You are removed from a team",
      contactsOffered: "A team you left offers you your contacts",
      rejoined: "You are in a team again",
      teamEnded: "The owner of your team deletes their account",
      visits: "The numbers of the week, every Monday",
    },
    frequencies: {
      immediate: "At once",
      daily: "Daily",
      weekly: "Weekly",
      off: "Off",
    },
    saved: "Saved",
    unverified:
      "Your e-mail address is not confirmed yet. Until it is, other mails wait: you find everything behind the bell.",
    visits: "Visits",
  },
  stays: "Only {{page}} stays online after that, as your free page.",
  stayed: "Only {{page}} is still online, as your free page.",
  more: "{{names}} and {{left}} more",
  staying: "As you chose, these stay: pages {{pages}}, cards {{cards}}.",
};
