export const contacts = {
  phone: "Teléfono",
  cellphone: "Móvil",
  email: "Correo",
  address: "Dirección",
  openHours: "Horario",
  company: "Empresa",
  position: "Cargo",
  website: "Sitio web",
  sms: "SMS",
  rss: "Canal RSS",
};
