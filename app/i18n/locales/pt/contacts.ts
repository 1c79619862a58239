export const contacts = {
  phone: "Telefone",
  cellphone: "Telemóvel",
  email: "E-mail",
  address: "Morada",
  openHours: "Horário",
  company: "Empresa",
  position: "Cargo",
  website: "Site",
  sms: "SMS",
  rss: "Canal RSS",
};
