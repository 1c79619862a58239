export const contacts = {
  phone: "Telefon",
  cellphone: "Mobil",
  email: "E-Mail",
  address: "Adresse",
  openHours: "Öffnungszeiten",
  company: "Firma",
  position: "Position",
  website: "Website",
  sms: "SMS",
  rss: "RSS-Feed",
};
