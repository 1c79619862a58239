/** What it costs and what one gets. */
export default {
  /** Titles and descriptions of the screens. */
  meta: {
    pricing: {
      title: "Pricing",
      description: "One page and one card are free. PRO adds designs, contact files and seats for a team.",
    },
  },
  title: "One page and one card are free",
  text: "Pay when you want a design of your own, the contact file behind your code, or seats for a team.",
  cycle: {
    label: "Billing",
    monthly: "Monthly",
    yearly: "Yearly",
    saving: "Save up to {{percent}}% by paying yearly",
  },
  forever: "for as long as you like",
  perSeat: "per seat and month",
  start: "Make your page",
  payment: "Pay by credit card or PayPal. A printed QR code goes on working whatever you pay.",
  plans: {
    free: { text: "Everything to be found by." },
    pro: { text: "For a look of your own and for teams: a page and a card for each seat." },
  },
  features: {
    pages: "Pages: {{pages}}",
    cards: "Business cards: {{cards}}",
    buttons: "Links, headings and text in any order",
    qrCodes: "QR codes as PNG and SVG that never die",
    contactFile: "Contact file behind the QR code",
    passes: "Passes for Apple Wallet and Google Wallet",
    themes: "Premium themes",
    paidBlocks: "Contact details, messengers, shops and forms",
    fonts: "Twenty fonts",
    backgrounds: "Gradients and pictures as background",
    publishSwitch: "Publish and unpublish at any time",
    seo: "Title and description for search engines",
    noBranding: "No branding line",
    cardDesign: "Colours, logo and photo on your card",
  },
};
