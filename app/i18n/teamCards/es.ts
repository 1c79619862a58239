import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Asignar a…",
  unassign: "Quitar asignación",
  leave: "Dejar el equipo",
  giveBack: "Devolver",
  assigned: "Asignada a {{who}}",
  invited: "{{who}} tiene una invitación",
  expired: "La invitación de {{who}} ha caducado",
  ofTeam: "Equipo de {{team}}",
  paused: "El plan del equipo ha terminado: la tarjeta se puede ver, pero no cambiar.",
  make: "Crear mi tarjeta en el equipo de {{team}}",
  forMember: "Esta tarjeta es para {{who}}. Se le asigna en cuanto la guardes.",
  form: {
    title: "Asignar «{{title}}»",
    text: "Quien aún no esté en tu equipo recibe una invitación por correo. La tarjeta sigue siendo tuya.",
    email: "Correo electrónico del miembro",
    submit: "Asignar",
    sending: "Asignando…",
  },
  done: {
    assigned: "La tarjeta se ha asignado a {{who}}.",
    invited: "{{who}} tiene una invitación. La tarjeta será suya cuando la acepte.",
    unassigned: "La tarjeta ya no está asignada.",
    left: "Has dejado el equipo de {{team}}.",
    given: "La tarjeta se ha devuelto.",
  },
  take: {
    title: "¿Quitar «{{title}}» a {{who}}?",
    text: "Desaparece enseguida de su panel. La tarjeta, sus códigos y sus contactos siguen contigo.",
  },
  back: {
    title: "¿Devolver «{{title}}»?",
    text: "Los visitantes dejan de ver la tarjeta y los teléfonos la marcan como inactiva. Quien dirige el equipo puede recuperarla durante 30 días.",
  },
  leaving: {
    title: "¿Dejar el equipo de {{team}}?",
    text: "La tarjeta y los contactos que conseguiste con ella se quedan en el equipo. Tu cuenta sigue igual.",
  },
  holder: {
    label: "De quién",
    all: "Todas las tarjetas",
    members: "Asignadas a miembros",
    nobody: "Sin asignar",
    teams: "De equipos en los que estoy",
    none: "Ninguna tarjeta coincide.",
  },
} satisfies Translated<typeof en>;
