/** The landing page. */
export default {
  /** Titles and descriptions of the screens. */
  meta: {
    landing: {
      title: "Your page and your card, in one link",
      description:
        "Make a link-in-bio page and a digital business card, and share both by link, QR code and phone wallet.",
    },
  },
  title: "The visiting card, grown up",
  text: "One page with everything you do, one card to hand over. Share both by link and QR code. No account needed to start.",
  start: "Make your page",
  makeCard: "Make your card",
  example: "See an example",
  pages: {
    title: "A page that is there before you notice",
    text: "Your links, in order, on every phone. It loads at once, needs no script and looks like you meant it.",
    action: "Start with a page",
  },
  cards: {
    title: "A card that ends up in their contacts",
    text: "Name, number, address: one scan, one tap, saved. Without an app on either side.",
    action: "Start with a card",
  },
  codes: {
    title: "A code that never dies",
    text: "Printed is printed. Your code goes on answering when plans end, pages move and cards change.",
    action: "What it costs",
  },
  closing: {
    title: "Under a minute to your first page",
    text: "Write, look, save. Sign up when you want to keep it.",
  },
  languages: "Languages",
  claim: {
    label: "Your address",
    placeholder: "your-name",
  },
};
