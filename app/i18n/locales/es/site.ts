export const site = {
  madeWith: "Hecho con",
  unknown: { title: "Página no encontrada", text: "La página que buscas no está disponible." },
  deleted: { title: "Esta página se ha eliminado", text: "Quien la creó la ha retirado." },
  expired: { title: "Esta página ha caducado", text: "Quien la creó puede recuperarla cuando quiera." },
  gone: {
    title: "Por ahora este código no lleva a ningún sitio",
    text: "El código funciona, pero aquello a lo que llevaba se ha retirado.",
  },
  makeYourOwn: "Crea tu propia página",
  page: { report: "Denunciar esta página", play: "Reproducir" },
  form: {
    fields: {
      name: "Nombre",
      phone: "Teléfono",
      email: "Correo electrónico",
      position: "Cargo",
      company: "Empresa",
      linkedIn: "LinkedIn",
    },
    optional: "opcional",
    consent: "Acepto que el titular de esta página guarde estos datos para ponerse en contacto conmigo.",
    send: "Enviar",
  },
  card: {
    addToContacts: "Añadir a contactos",
    page: "Abrir página",
    help: {
      title: "¿No pasa nada?",
      iphone: "En un iPhone: si no pasa nada, abre esta página en Safari.",
      android: "En Android: abre el archivo descargado con Contactos.",
      inApp: "Dentro de otra aplicación: abre antes esta página en tu navegador.",
    },
  },
};
