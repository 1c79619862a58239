/** Examples that the preview of an empty page shows, and themes are shown with. */
export default {
  title: "Your name",
  bio: "What you do, in a sentence",
  first: "Your first link",
  second: "Your shop",
  third: "Write to me",
  note: "What is faint is an example. It goes when you write your own, and nobody else sees it.",
};
