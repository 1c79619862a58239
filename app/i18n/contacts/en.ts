/** What the lines of a card are called. Networks are proper nouns and are called the same everywhere. */
export default {
  phone: "Phone",
  cellphone: "Mobile",
  email: "E-mail",
  address: "Address",
  openHours: "Opening hours",
  company: "Company",
  position: "Position",
  website: "Website",
  sms: "Text message",
  rss: "RSS feed",
};
