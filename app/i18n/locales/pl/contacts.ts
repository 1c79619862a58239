export const contacts = {
  phone: "Telefon",
  cellphone: "Komórka",
  email: "E-mail",
  address: "Adres",
  openHours: "Godziny otwarcia",
  company: "Firma",
  position: "Stanowisko",
  website: "Strona internetowa",
  sms: "SMS",
  rss: "Kanał RSS",
};
