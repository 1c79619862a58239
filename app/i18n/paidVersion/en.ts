/** The version with its paid parts of a page or card that was reduced to the free plan. */
export default {
  bringBack: "Bring it back",
  delete: "Delete it",
  deleteTitle: "Delete the PRO version?",
  keep: "Keep it",
  gone: "That version cannot be read any more.",
  card: {
    kept: "Your card's PRO parts are kept in this browser until {{until}}: {{parts}}.",
    needsPlan:
      "Your card's PRO parts are kept in this browser until {{until}}: {{parts}}. With a plan you can bring them back.",
    deleteText: "Your card stays as it is now. This cannot be undone.",
  },
};
