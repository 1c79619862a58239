import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hola, {{name}}:",
  ignore: "Si no has sido tú, puedes ignorar este mensaje.",
  safety: "Recibes este correo porque afecta a la seguridad de tu cuenta.",
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
  actedFor: {
    subject: "Nuestro equipo de ayuda entró en tu cuenta",
    body: "Para ayudarte, nuestro equipo trabajó en tu cuenta de {{brand}} durante una hora como máximo desde el {{at}}. Motivo: {{reason}}. No puede ver ni cambiar cómo inicias sesión ni pagar nada en tu nombre.",
    action: "Abrir tu panel",
    why: "Si no pediste ayuda, escríbenos.",
  },
  accountDeleted: {
    subject: "Tu cuenta se ha eliminado",
    body: "El {{at}} se eliminó tu cuenta de {{brand}}, con sus páginas, tarjetas y contactos. Las páginas y tarjetas dejan de verse al momento; el resto se borra en unos minutos. Nadie puede deshacerlo. Los códigos impresos siguen respondiendo, con una página que dice que su destino ya no existe.",
    action: "Abrir {{brand}}",
    why: "Este es el último correo sobre esta cuenta. Tu dirección está libre: puedes volver a registrarte con ella.",
  },
  exportReady: {
    subject: "Tu exportación está lista",
    body: "Todo lo que hay en tu cuenta de {{brand}} está en un solo archivo. Puedes descargarlo hasta el {{at}}, con la sesión iniciada.",
    action: "Descargar exportación",
    why: "Recibes este correo porque se pidió una exportación en tu cuenta. Si no fuiste tú, elige una contraseña nueva.",
  },
  changeEmail: {
    subject: "Confirma tu nueva dirección de correo",
    body: "Has pedido a {{brand}} que te escriba a esta dirección a partir de ahora. Valdrá en cuanto la confirmes con tu sesión iniciada. Hasta entonces no cambia nada.",
    action: "Confirmar la dirección nueva",
  },
  emailChanged: {
    subject: "Tu dirección de correo ha cambiado",
    body: "El {{at}} se cambió la dirección de correo de tu cuenta de {{brand}}, y esta ya no vale. Si no has sido tú, deshazlo en un plazo de siete días: elegirás una contraseña nueva y se cerrarán todas las sesiones.",
    action: "Deshacer el cambio",
  },
  newDevice: {
    subject: "Nuevo inicio de sesión en tu cuenta",
    body: "Alguien ha iniciado sesión en tu cuenta de {{brand}} desde un dispositivo que no se había usado antes. Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo y elige una contraseña nueva.",
    action: "Ver tus dispositivos",
    device: "Dispositivo",
    place: "Lugar",
    at: "Hora",
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
