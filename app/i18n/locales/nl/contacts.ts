export const contacts = {
  phone: "Telefoon",
  cellphone: "Mobiel",
  email: "E-mail",
  address: "Adres",
  openHours: "Openingstijden",
  company: "Bedrijf",
  position: "Functie",
  website: "Website",
  sms: "Sms",
  rss: "RSS-feed",
};
