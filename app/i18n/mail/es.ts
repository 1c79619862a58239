import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hola, {{name}}:",
  ignore: "Si no has sido tú, puedes ignorar este mensaje.",
  signature: "{{brand}}: tu página y tu tarjeta, en un solo enlace",
  resetPassword: {
    subject: "Elige una nueva contraseña",
    body: "Alguien ha pedido una nueva contraseña para tu cuenta de {{brand}}. El enlace vale una vez, durante una hora.",
    action: "Elegir contraseña",
  },
  verifyEmail: {
    subject: "Confirma tu correo electrónico",
    body: "Te damos la bienvenida a {{brand}}. Confirma que este correo es tuyo.",
    action: "Confirmar correo",
  },
  refreshReuse: {
    subject: "Hemos cerrado tu sesión por seguridad",
    body: "El {{at}} alguien usó por segunda vez un inicio de sesión antiguo de tu cuenta. Hemos cerrado esa sesión. Si no has sido tú, elige una nueva contraseña.",
    action: "Elegir contraseña",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    body: "La contraseña de tu cuenta de {{brand}} se cambió el {{at}}. Si no has sido tú, elige otra cuanto antes.",
    action: "Elegir contraseña",
  },
  identityLinked: {
    subject: "{{provider}} se ha vinculado a tu cuenta",
    body: "Desde el {{at}} puedes entrar en tu cuenta de {{brand}} con {{provider}}. Si no fuiste tú, elige ya otra contraseña y desvincúlalo.",
    action: "Elegir contraseña",
  },
  identityUnlinked: {
    subject: "{{provider}} ya no está vinculado a tu cuenta",
    body: "Desde el {{at}} ya no puedes entrar en tu cuenta de {{brand}} con {{provider}}. Si no fuiste tú, elige ya otra contraseña.",
    action: "Elegir contraseña",
  },
  passkeyAdded: {
    subject: "Se ha añadido una llave de acceso a tu cuenta",
    body: "El {{at}} se añadió una llave de acceso a tu cuenta de {{brand}}. Si no fuiste tú, elige ya otra contraseña y elimínala.",
    action: "Elegir contraseña",
  },
  passkeyRemoved: {
    subject: "Se ha eliminado una llave de acceso de tu cuenta",
    body: "El {{at}} se eliminó una llave de acceso de tu cuenta de {{brand}}. Si no fuiste tú, elige ya otra contraseña.",
    action: "Elegir contraseña",
  },
  waysInRemoved: {
    subject: "Tu cuenta es solo tuya",
    body: "El {{at}} demostraste que esta dirección es tuya. Nadie lo había hecho antes, así que eliminamos cualquier otro acceso a tu cuenta de {{brand}}: contraseña, llaves de acceso, cuentas vinculadas y sesiones abiertas. Puedes elegir otra contraseña.",
    action: "Elegir contraseña",
  },
  proveSocial: {
    subject: "Confirma que entras con {{provider}}",
    body: "Alguien entra en {{brand}} con {{provider}} y esta dirección. Si eres tú, abre el enlace en el navegador donde empezaste. Vale durante una hora.",
    action: "Continuar",
  },
  newContact: {
    subject: "Nuevo contacto de tu página {{title}}",
    body: "Alguien ha dejado sus datos en tu página {{title}}:",
    action: "Abrir tu panel",
    page: "Página",
    at: "Enviado",
    consent: "Aceptó",
    why: "Recibes este correo porque tu página tiene un formulario de contacto.",
    reply:
      "Tu respuesta a este correo le llega a quien dejó sus datos. Lo recibes porque tu página tiene un formulario de contacto.",
  },
  newContacts: {
    subject_one: "{{count}} contacto nuevo de tus páginas",
    subject_other: "{{count}} contactos nuevos de tus páginas",
    body_one: "{{count}} persona ha dejado sus datos en tus páginas:",
    body_other: "{{count}} personas han dejado sus datos en tus páginas:",
  },
  sharePage: {
    subject: "{{sender}} comparte una página contigo",
    greeting: "Hola:",
    body: "{{sender}} quiere enseñarte esta página: {{title}}",
    action: "Abrir página",
    why: "Recibes este mensaje porque alguien indicó tu dirección en {{brand}}. No tienes que hacer nada.",
  },
} satisfies Translated<typeof en>;
