import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Todo lo que hay en la pantalla sigue ahí. Comprueba la conexión e inténtalo de nuevo.",
  meta: {
    settings: {
      title: "Notificaciones",
      description: "Elige con qué frecuencia te escribimos.",
    },
  },
  kinds: {
    paid: "Hemos recibido tu pago de {{price}}. Tu plan está pagado hasta el {{date}}.",
    paymentFailed: "El pago de {{price}} de tu plan ha fallado.",
    actionNeeded: "Tu banco te pide que confirmes el pago de {{price}}.",
    renewsSoon: "Tu plan se renueva el {{date}} por {{price}}.",
    endsSoon: "Tu plan termina el {{date}}.",
    ended: {
      unknown: "Tu plan terminó el {{date}}.",
      cancelled: "Tu plan terminó el {{date}} porque se canceló.",
      payment: "Tu plan terminó el {{date}} porque falló el pago.",
      withdrawn: "Tu plan terminó el {{date}} porque desististe de la compra.",
    },
    withdrawn:
      "Has desistido de la compra. Hemos reembolsado {{price}}; puede tardar hasta diez días en llegar.",
    subscriptionCancelled: "Tu plan está cancelado y sigue activo hasta el {{date}}.",
    contact: "{{name}} ha dejado sus datos en tu página {{page}}.",
    contactUnnamed: "Alguien ha dejado sus datos en tu página {{page}}.",
    contactByCard: "{{name}} ha dejado sus datos en tu tarjeta {{card}}.",
    contactByCardUnnamed: "Alguien ha dejado sus datos en tu tarjeta {{card}}.",
    contactWithdrawn: "Alguien ha retirado los datos que te había dejado. Se han eliminado.",
    contactsExpire:
      "A partir del {{date}} se eliminan los contactos cuyo último encuentro fue hace más de {{months}} meses. Hasta entonces puedes exportarlos o elegir conservarlos más tiempo.",
    invitation: "{{name}} te invita a su equipo.",
    joined: "{{name}} se ha unido a tu equipo.",
    left: "{{name}} ha dejado tu equipo.",
    cardAssigned: "Se te ha asignado la tarjeta {{title}}.",
    cardUnassigned: "La tarjeta {{title}} ya no está asignada a ti.",
    identityAdded: "{{provider}} se ha vinculado a tu cuenta.",
    identityRemoved: "{{provider}} se ha desvinculado de tu cuenta.",
    passkeyAdded: "Se ha añadido una llave de acceso a tu cuenta.",
    passkeyRemoved: "Se ha eliminado una llave de acceso de tu cuenta.",
    passwordChanged: "Tu contraseña ha cambiado.",
    emailChanged: "Tu correo electrónico ha cambiado.",
    newDevice: "Nuevo inicio de sesión en tu cuenta: {{where}}.",
    newDeviceUnknown: "Nuevo inicio de sesión en tu cuenta.",
    signedOut: "Se usó por segunda vez un inicio de sesión antiguo, así que cerramos esa sesión.",
    actedAs: "Nuestro equipo de ayuda entró en tu cuenta. Motivo: {{reason}}",
    exportReady: "Tu exportación está lista. Puedes descargarla hasta el {{date}}.",
    paidOnly: "Hemos recibido tu pago de {{price}}. Tu plan ya había terminado.",
    paidRenews:
      "Hemos recibido tu pago de {{price}}. Tu plan está pagado hasta el {{date}} y después se renueva solo.",
    paymentFailedNext:
      "El pago de {{price}} de tu plan ha fallado. Lo intentamos de nuevo el {{next}}; sin un pago, tu plan termina el {{ends}} a más tardar.",
    paymentFailedLast:
      "El pago de {{price}} de tu plan ha vuelto a fallar. El último intento es el {{next}}; si también falla, tu plan termina y tus páginas dejan de verse.",
    planKept: "Tu plan sigue como está. Se renueva el {{date}} por {{price}}.",
    changePlanned: {
      monthly:
        "Tu plan cambia el {{date}}. Desde entonces: plazas {{seats}}, pago mensual. Hasta ese día todo sigue igual y puedes anular el cambio.",
      yearly:
        "Tu plan cambia el {{date}}. Desde entonces: plazas {{seats}}, pago anual. Hasta ese día todo sigue igual y puedes anular el cambio.",
    },
    shrinksSoon:
      "A partir del {{date}} tu plan tiene menos plazas: {{seats}}. Ahora hay más, y el resto dejará de verse: páginas {{pages}}, tarjetas {{cards}}. Elige en Facturación qué se queda, o conserva tus plazas.",
    shrunk:
      "Tu plan tiene ahora menos plazas: {{seats}}. Lo que no cabe descansa y no se muestra: páginas {{pages}}, tarjetas {{cards}}. No se ha borrado nada. En Facturación ves cómo elegir qué se muestra o tener más plazas.",
    shrinksSoonChosen:
      "A partir del {{date}} tu plan tiene menos plazas: {{seats}}. {{staying}} El resto dejará de verse: páginas {{pages}}, tarjetas {{cards}}. En Facturación puedes elegir de nuevo o conservar tus plazas.",
    removed: "Ya no estás en el equipo de {{name}}.",
    contactsOffered:
      "{{name}} te deja llevarte los contactos que conociste en su equipo. Puedes descargarlos hasta el {{date}}.",
    rejoined: "Vuelves a estar en el equipo de {{name}}.",
    teamEnded:
      "{{name}} ha eliminado su cuenta. Su equipo y sus tarjetas ya no existen; tu propia cuenta sigue como está.",
    visits:
      "Tu semana hasta el {{date}}: vistas {{views}}, visitantes diarios {{visitors}}, clics al menos {{clicks}}, escaneos {{scans}}, contactos {{contacts}}.",
  },
  list: {
    title: "Notificaciones",
    markAll: "Marcar todo como leído",
    settings: "Todos los ajustes",
    more: "Mostrar más",
    unread: "Sin leer",
    loading: "Cargando notificaciones",
    empty: "Todavía nada",
    emptyText: "Aquí aparecen los nuevos contactos, pagos e inicios de sesión.",
    failed: "No se han podido cargar las notificaciones.",
    retry: "Intentar de nuevo",
  },
  settings: {
    text: "Elige con qué frecuencia te enviamos correos sobre cada cosa. En la campana siempre lo encuentras todo.",
    always: "Los correos sobre la seguridad de tu cuenta y sobre los pagos se envían siempre al momento.",
    digests:
      "Los correos diarios llegan a las 8:00 y los semanales, el lunes a las 8:00. Zona horaria: {{zone}}.",
    changeZone: "Cambiar zona horaria",
    contact: "Contactos",
    team: "Equipo",
    kinds: {
      contact: "Alguien deja sus datos en una página",
      contactWithdrawn: "Alguien retira sus datos",
      invitation: "Te invitan a un equipo",
      joined: "Alguien se une a tu equipo",
      left: "Alguien deja tu equipo",
      cardAssigned: "Se te asigna una tarjeta",
      cardUnassigned: "Una tarjeta deja de estar asignada a ti",
      removed: "Te quitan de un equipo",
      contactsOffered: "Un equipo que dejaste te ofrece tus contactos",
      rejoined: "Vuelves a estar en un equipo",
      teamEnded: "El propietario de tu equipo elimina su cuenta",
      visits: "Los números de la semana, cada lunes",
    },
    frequencies: {
      immediate: "Al momento",
      daily: "A diario",
      weekly: "Cada semana",
      off: "Nunca",
    },
    saved: "Guardado",
    unverified:
      "Tu dirección de correo aún no está confirmada. Hasta entonces, los demás correos esperan: lo encuentras todo en la campana.",
    visits: "Visitas",
  },
  stays: "Después solo {{page}} sigue visible, como tu página gratuita.",
  stayed: "Solo {{page}} sigue visible, como tu página gratuita.",
  more: "{{names}} y {{left}} más",
  staying: "Como elegiste, se quedan: páginas {{pages}}, tarjetas {{cards}}.",
} satisfies Translated<typeof en>;
