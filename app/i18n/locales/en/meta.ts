/** Titles and descriptions of the screens, by the name of their route. */
export const meta = {
  landing: {
    title: "Your page and your card, in one link",
    description:
      "Make a link-in-bio page and a digital business card, and share both by link, QR code and phone wallet.",
  },
};
