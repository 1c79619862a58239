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
    text: "Name, number, address: one scan and there. Free, with large buttons to call, write and find you; with PRO also as contact file and wallet pass.",
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
  shown: {
    title: "Pages made with it",
    text: "Pick a design and put your own links and words in. You need no account to try.",
    start: "Start with {{name}}",
  },
  gets: {
    title: "What everybody gets",
    visitor: {
      title: "Who visits",
      text: "A page that opens at once on any phone: no app, no cookie banner, no script that follows.",
    },
    scanner: {
      title: "Who scans",
      text: "Your number, your mail and the way to you, large enough for a thumb. With PRO also one tap into the contacts and the phone wallet.",
    },
    team: {
      title: "A team",
      text: "A card for each, one look for all, and whose card it was stays yours when somebody leaves. PRO, by the seat.",
    },
  },
  compare: {
    title: "Free and PRO",
    free: {
      title: "Free, for as long as you like",
      one: "One page and one card",
      two: "Eight themes, any number of links, headings and texts",
      three: "A QR code that goes on answering",
    },
    pro: {
      title: "PRO, by the seat",
      one: "All themes, fonts, pictures and backgrounds",
      two: "Contact file and wallet passes for your card",
      three: "A form that collects contacts, and a list to work with",
    },
    more: "Compare everything",
  },
  questions: {
    title: "Questions",
    free: {
      question: "Is it really free?",
      answer:
        "One page and one card are free for as long as you like, with a small line “Made with Visita”. You pay when you want more of it, and what costs says so before you use it.",
    },
    account: {
      question: "Do I need an account to begin?",
      answer:
        "No. You design in the browser, and what you made stays there. You sign up when you want it to be live.",
    },
    app: {
      question: "Does anybody need an app?",
      answer: "No. A phone’s camera reads the code, and the browser shows the rest.",
    },
    code: {
      question: "What happens to printed codes when my plan ends?",
      answer:
        "They go on answering. A code leads to your card or page, also when it was renamed, changed or is free again.",
    },
    domain: {
      question: "Which address does my page get?",
      answer:
        "One that you choose, if nobody has it. You can change it later; the old one goes on leading to you.",
    },
    data: {
      question: "What do you know about my visitors?",
      answer:
        "Nothing that follows them: pages set no cookie and load no script. What somebody types into your form is yours, and they can correct or withdraw it.",
    },
    wallet: {
      question: "What is a card in the phone’s wallet?",
      answer:
        "Your business card beside tickets and boarding passes, in Apple Wallet or Google Wallet: with its code ready to be scanned, also without a network. Who scans it can keep it in their own wallet, and what you change appears there by itself. It is part of PRO; a free card is the page that your code opens.",
    },
  },
  offer: "View this page in English",
};
