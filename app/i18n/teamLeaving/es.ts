import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Tarjetas de quienes se fueron",
  decide: "Decidir",
  undo: "Deshacer",
  undoing: "Deshaciendo",
  until: "se puede deshacer hasta el {{date}}",
  undone: "Deshecho. La tarjeta está como antes.",
  decided: "Decidido. Puedes deshacerlo durante un día.",
  former: "alguien que fue miembro",
  close: "Cerrar",
  cancel: "Cancelar",
  open: {
    left: "{{name}} se ha ido. Decide qué pasa con la tarjeta «{{title}}».",
    deleted: "Un miembro eliminó su cuenta. Decide qué pasa con la tarjeta «{{title}}».",
  },
  settled: {
    successor: "La tarjeta «{{title}}» se entregó a otra persona.",
    keep: "La tarjeta «{{title}}» sigue sin nadie.",
    retire: "La tarjeta «{{title}}» está retirada.",
  },
  dialog: {
    remove: "¿Quitar a {{name}} del equipo?",
    decide: "¿Qué pasa con la tarjeta «{{title}}»?",
    removed:
      "{{name}} deja de ver la tarjeta y sus contactos; su propia cuenta sigue como está. Puedes deshacer todo esto durante un día.",
    left: "{{name}} ha dejado tu equipo y ahora nadie tiene la tarjeta. Puedes deshacer tu decisión durante un día.",
    deleted:
      "El miembro eliminó su cuenta y ahora nadie tiene la tarjeta. Puedes deshacer tu decisión durante un día.",
    submitRemove: "Quitar miembro",
    submit: "Guardar decisión",
    saving: "Guardando",
    loading: "Cargando",
  },
  card: {
    label: "La tarjeta",
    successor: "Entregarla a otra persona",
    successorText:
      "Sigue siendo la misma tarjeta: sus códigos y los pases de los teléfonos siguen siendo válidos y muestran el nuevo nombre en cuanto la nueva persona la edite.",
    keep: "Dejarla sin nadie",
    keepText: "Sigue como está, también para visitantes y en los teléfonos, hasta que la asignes.",
    retire: "Retirarla",
    retireText:
      "Los visitantes dejan de verla, los pases de los teléfonos quedan anulados y su plaza queda libre. Sus códigos impresos siguen respondiendo.",
  },
  person: {
    label: "Quién recibe la tarjeta",
    invite: "Invitar a alguien nuevo",
    email: "Correo electrónico",
    emailText: "Recibe una invitación y tiene la tarjeta cuando la acepte.",
    missing: "Elige a alguien.",
  },
  codes: {
    label: "Sus códigos",
    stay: "Siguen llevando a esta tarjeta",
    stayText: "Quien escanee un código impreso verá adonde lleva esta tarjeta.",
    retired: "Llevan a la página de la tarjeta",
    retiredText:
      "Quien escanee un código impreso verá la página enlazada con la tarjeta; si no hay, un aviso de que la tarjeta ya no existe.",
    card: "Llevan a la tarjeta de otro miembro",
    cardText: "Quien escanee un código impreso verá la tarjeta de ese miembro.",
    page: "Llevan a una de tus páginas",
    pageText: "Quien escanee un código impreso verá esa página hasta que asignes la tarjeta a alguien.",
    holder: "De quién es la tarjeta",
    target: "Qué página",
    missing: "Elige una página.",
  },
  contacts: {
    label: "Contactos",
    text: "Todos los contactos se quedan contigo.",
    sees: "La nueva persona ve también los contactos anteriores",
    seesText: "Si no, solo ve los que conozca por sí misma.",
    offer: "Ofrecer a {{name}} un archivo con los contactos que conoció",
    offerText:
      "Durante 14 días puede descargar exactamente esos, en CSV o vCard, sin las notas ni las etiquetas del equipo.",
  },
  offer: {
    title: "{{team}} te deja llevarte tus contactos",
    text: "Son los contactos que conociste como miembro del equipo. Puedes descargarlos hasta el {{date}}.",
    csv: "Descargar CSV",
    vcard: "Descargar vCard",
  },
  account: {
    members: "Miembros de tu equipo: {{count}}",
    text: "Pierden sus tarjetas y se les avisa por notificación y correo. Un equipo no se puede pasar a otra cuenta.",
    tick: "Sé que mi equipo termina con mi cuenta",
  },
} satisfies Translated<typeof en>;
