import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Ajustes de contactos",
  close: "Cerrar",
  retention: "Conservar los contactos",
  retentionHelp:
    "Se cuenta desde el último encuentro con una persona o desde la importación. Te avisamos cuatro semanas antes de eliminar nada.",
  m6: "6 meses",
  m12: "12 meses",
  m24: "24 meses",
  m36: "36 meses",
  never: "Sin límite",
  receipts: "Enviar una copia a los visitantes",
  receiptsHelp:
    "Quien deja sus datos en un formulario recibe un correo con una copia, lo que aceptó y un enlace para corregirlos o retirarlos.",
  used: "Contactos: {{used}} de {{limit}}",
  nearlyFull:
    "Tu lista está casi llena. A partir de {{limit}} contactos, los nuevos esperan en posible spam.",
  saved: "Ajustes guardados",
  failed: "No se han podido cargar los ajustes.",
  retry: "Reintentar",
} satisfies Translated<typeof en>;
