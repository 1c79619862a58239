import type { Translated } from "../translated";
import type en from "./en";

export default {
  unknown: { title: "Página no encontrada", text: "La página que buscas no está disponible." },
  deleted: { title: "Esta página se ha eliminado", text: "Quien la creó la ha retirado." },
  expired: { title: "Esta página ha caducado", text: "Quien la creó puede recuperarla cuando quiera." },
  gone: {
    title: "Por ahora este código no lleva a ningún sitio",
    text: "El código funciona, pero aquello a lo que llevaba se ha retirado.",
  },
  walletLater: {
    title: {
      google: "Google Wallet no responde en este momento",
      apple: "Ahora mismo no se puede crear el pase para Apple Wallet",
    },
    text: "La tarjeta sigue aquí. Inténtalo de nuevo en unos minutos o guárdala en tus contactos.",
    back: "Volver a la tarjeta",
  },
  own: {
    title: "Los datos que dejaste",
    text: "Aquí ves qué dejaste y a quién. Puedes corregirlo o retirarlo, sin necesidad de cuenta.",
    at: "Fecha",
    place: "Dejados a",
    agreed: "Aceptaste",
    correct: "Corregir tus datos",
    save: "Guardar correcciones",
    saved: "Tus correcciones se han guardado.",
    failed: "Tus correcciones aún no se han guardado",
    withdrawTitle: "Retirar",
    withdrawText:
      "Tus datos se eliminan al momento y para siempre. Quien los tenía sabrá que alguien los ha retirado, pero no quién.",
    withdraw: "Retirar y eliminar",
    goneTitle: "Aquí ya no hay nada",
    goneText: "Estos datos se retiraron o se eliminaron, o el enlace está incompleto.",
    withdrawnTitle: "Has retirado tus datos",
    withdrawnText:
      "Tus datos se han eliminado. Quien los tenía sabrá que alguien los ha retirado, pero no quién.",
  },
  counts: {
    what: "Visitas, clics en los enlaces, códigos escaneados, archivos de contacto guardados y datos que alguien dejó, con el sitio o la aplicación de procedencia, el país, el tipo de dispositivo y el idioma.",
    how: "Para ello no hacen falta cookies ni scripts. Para distinguir a los visitantes, tu dirección y tu navegador se convierten en un número del que no se puede volver atrás; se borra al acabar el día. Ninguno de los dos se guarda.",
    kept: "Quien tiene la página ve las sumas, nunca quién fue. Se conservan 25 meses.",
    asked:
      "Si tu navegador envía «Do not track» o «Global Privacy Control», ni siquiera se calcula ese número.",
    isOn: "Este dispositivo se cuenta.",
    isOff: "Este dispositivo no se cuenta.",
    turnOff: "No me cuentes",
    turnOn: "Vuelve a contarme",
  },
  sensitive: {
    title: "Antes de seguir",
    text: {
      from18: "Esta página puede mostrar contenido solo para adultos.",
      from21: "Esta página puede mostrar contenido reservado a mayores de 21 años.",
      from25: "Esta página puede mostrar contenido sensible, para mayores de 25 años.",
    },
    confirm: "Tengo {{age}} años o más, mostrar la página",
    leave: "No, salir",
    again: "Volveremos a preguntar dentro de un día.",
  },
  contactForm: {
    failed: "Tus datos aún no se han enviado",
    thanksTitle: "Gracias",
    thanksText: "Tus datos van de camino a quien gestiona esta página.",
    back: "Volver a la página",
  },
  report: {
    title: "Denunciar esta página",
    text: "¿Qué ocurre con {{address}}? Revisamos todas las denuncias; quien gestiona la página no sabrá quién la envió.",
    reason: "Motivo",
    reasons: {
      phishing: "Intenta robar contraseñas o dinero",
      malware: "Difunde virus u otro software malicioso",
      spam: "Es spam",
      impersonation: "Se hace pasar por otra persona",
      copyright: "Usa mi obra o mi marca sin permiso",
      illegal: "Es ilegal",
      adult: "Muestra contenido para adultos sin avisar",
      other: "Otro motivo",
    },
    details: "¿Qué deberíamos saber?",
    email: "Tu correo electrónico, por si tenemos preguntas",
    send: "Enviar denuncia",
    failed: "La denuncia aún no se ha enviado",
    thanksTitle: "Gracias por avisarnos",
    thanksText: "Revisaremos la página.",
    back: "Volver a la página",
  },
} satisfies Translated<typeof en>;
