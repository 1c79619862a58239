/** What stands on a pass in a phone's wallet besides the card's own words and the names of contacts. */
export default {
  apple: {
    description: "Business card",
    testDescription: "Business card, signed for testing",
    card: "Card",
    page: "Page",
  },
};
