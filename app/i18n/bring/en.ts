/** Taking over links and texts of a page that somebody has elsewhere. */
export default {
  title: "Take over your page",
  question: "Already have a page? Paste its address",
  hint: "A Linktree, a Carrd or any other page: you pick which links come along.",
  look: "Find its links",
  offer: "Is {{host}} your own page of links?",
  offerAction: "Take over its links",
  reading: "Reading the page",
  failed: "We could not read that page. Check its address, or paste your links one below the other.",
  nothing: "There are no links on that page that could be taken over.",
  pick: "Choose what comes along. Nothing is saved yet.",
  name: "Name",
  text: "Text",
  links: "Links",
  take: "Take over",
  cancel: "Cancel",
  close: "Close",
  wrong: "That is no address of a page. Write it like name.com."
};
