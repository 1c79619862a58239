/** The questions after a sign-up, and the first steps. */
export default {
  title: "A few questions to begin with",
  progress: "Question {{place}} of {{all}}",
  next: "Next",
  skip: "Skip",
  dismiss: "Ask no more",
  choose: "Choose",
  failed: "That did not work",
  of: {
    name: {
      label: "What is your name?",
      hint: "Your first page starts with it.",
    },
    industry: {
      label: "What do you do?",
      hint: "Templates that fit come first.",
      none: "Choose an industry",
    },
    networks: {
      label: "Which three networks matter most?",
      hint: "They wait on your first page, ready for your names.",
    },
    emailClient: {
      label: "Which mail app do you use?",
      other: "Another one",
    },
    usePurpose: {
      label: "What do you use {{brand}} for?",
      myself: "For myself",
      company: "For my company",
      clients: "For clients of mine",
    },
  },
  done: "Thank you, that is all",
  steps: {
    title: "First steps",
    progress: "{{done}} of {{all}} done",
    hide: "Hide",
    hidden: "First steps hidden",
    undo: "Undo",
    done: "done",
    page: "Put a page online",
    picture: "Add a picture",
    links: "Fill in five links",
    card: "Make a business card",
    code: "Download a code",
    shared: "Share it",
  },
};
