export const contacts = {
  phone: "Puhelin",
  cellphone: "Matkapuhelin",
  email: "Sähköposti",
  address: "Osoite",
  openHours: "Aukioloajat",
  company: "Yritys",
  position: "Tehtävänimike",
  website: "Verkkosivusto",
  sms: "Tekstiviesti",
  rss: "RSS-syöte",
};
