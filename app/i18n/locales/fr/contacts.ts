export const contacts = {
  phone: "Téléphone",
  cellphone: "Portable",
  email: "E-mail",
  address: "Adresse",
  openHours: "Horaires d’ouverture",
  company: "Entreprise",
  position: "Fonction",
  website: "Site web",
  sms: "SMS",
  rss: "Flux RSS",
};
