/** What people ask before they pay. */
export default {
  title: "Questions",
  questions: {
    seat: {
      ask: "What is a seat?",
      answer:
        "Room for one page and one business card, with everything that PRO has. With five seats you have up to five pages and five cards, all in your account.",
    },
    free: {
      ask: "What is free?",
      answer:
        "One page and one business card, for as long as you like: links, headings and text, free themes, and QR codes to print. We do not ask for a card number.",
    },
    cycle: {
      ask: "Monthly or yearly?",
      answer:
        "PRO is {{monthly}} per seat when you pay each month. Paid yearly it is {{year}} per seat, which is {{yearly}} a month: {{percent}}% less. From monthly to yearly you change at once, and what you paid for the month is counted. From yearly to monthly you change at the end of the year that you paid for.",
    },
    payment: {
      ask: "How can I pay?",
      answer:
        "By credit card or PayPal, on a page of our payment company, Stripe. Your card number never reaches us: we see its brand and its last four digits.",
    },
    seats: {
      ask: "Can I add and remove seats?",
      answer:
        "Yes, at any time. New seats are there at once, and you pay for the rest of the period only: what you paid for the time left is credited, and all seats are charged for it. A code for one payment does not count for later changes. The exact amount is shown before you agree. Seats that you remove stay until the period ends. If there are then more pages or cards than seats, you choose which stay: the others rest, nothing is deleted, and they come back with the seats.",
    },
    cancel: {
      ask: "What happens when I cancel?",
      answer:
        "PRO stays until the end of the period that you paid for. After that your pages go offline, and cards look like free ones. When you cancel you can choose one page that stays as your free page, if nothing on it needs PRO. Nothing is deleted: you can export it, take one page back to free later, or renew and have everything as it was. Printed QR codes go on answering.",
    },
    refund: {
      ask: "Can I get my money back?",
      answer:
        "Within 14 days of your first payment you can withdraw with one button in your account, and everything you paid is returned. If you buy again later and withdraw within 14 days, the days that you used are kept. After 14 days nothing is returned: you can cancel, and PRO stays until the end of the period.",
    },
    invoices: {
      ask: "Do I get invoices with VAT?",
      answer:
        "Each payment has an invoice as PDF, in your account under billing. Add the name of your company, its address and VAT number when you pay, or later: then they stand on the invoices that follow. Where tax applies, you see it before you pay.",
    },
    moving: {
      ask: "How do I move here from another product?",
      answer:
        "Choose a theme and paste your links: for the networks we know, name and icon come by themselves. There is no automatic import. Publish the page, then change the link in your profiles. Codes printed with the other product still lead there: print new ones, and these you can point at another page whenever you like.",
    },
    leaving: {
      ask: "Can I take everything with me?",
      answer:
        "Yes, on every plan. The export is one zip: each page as a file that opens offline, pages, cards, codes and contacts as JSON, and every image as it is stored.",
    },
    wallet: {
      ask: "What is a card in the phone’s wallet?",
      answer:
        "Your business card beside tickets and boarding passes, in Apple Wallet or Google Wallet: with its code ready to be scanned, also without a network. Who scans it can keep it in their own wallet, and what you change appears there by itself. It is part of PRO; a free card is the page that your code opens.",
    },
  },
};
