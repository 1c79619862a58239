import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Código",
  first: "Código principal",
  add: "Código nuevo",
  addTitle: "Otro código para esta tarjeta",
  addText:
    "Lleva al mismo sitio que el código de la tarjeta y tiene su propia dirección corta. Imprime uno para cada lugar y podrás distinguirlos.",
  name: "Nombre",
  nameExample: "Feria de Lisboa",
  make: "Crear código",
  rename: "Cambiar nombre",
  renameTitle: "Cambiar el nombre del código",
  remove: "Quitar",
  removeTitle: "¿Quitar «{{name}}» de la lista?",
  removeText:
    "Lo que esté impreso con este código sigue funcionando y lleva adonde lleve tu tarjeta. Solo desaparece de aquí, con su aspecto y sus archivos, y no se puede volver a poner en la lista.",
  removeConfirm: "Quitar código",
  save: "Guardar",
  cancel: "Cancelar",
  look: "Aspecto",
  presets: {
    classic: "Clásico",
    soft: "Suave",
    dots: "Puntos",
    band: "Con marco",
    warm: "Cálido",
  },
  dark: "Color del código",
  light: "Fondo",
  modules: "Patrón",
  modulesOf: {
    square: "Cuadrados",
    rounded: "Redondeado",
    dots: "Puntos",
  },
  corners: "Esquinas",
  cornersOf: {
    square: "Rectas",
    rounded: "Redondeadas",
    circle: "Redondas",
  },
  frame: "Marco",
  frameOf: {
    none: "Ninguno",
    line: "Línea",
    band: "Banda",
  },
  caption: "Texto",
  captionHelp: "Unas palabras, como «Escanéame».",
  logo: "Logo en el centro",
  logoHelp: "Sobre un fondo claro, lo bastante pequeño para que el código se lea.",
  logoMissing: "Añade primero un logo a la tarjeta.",
  saving: "Guardando el aspecto",
  saved: "Aspecto guardado",
  loadFailed: "No se pudieron cargar los códigos.",
  retry: "Reintentar",
  files: "Archivos",
  print: "Ancho impreso",
  mm: "{{mm}} mm",
  small:
    "Con este ancho, un módulo mide {{size}} mm. Muchos teléfonos necesitan {{least}} mm: imprímelo más ancho.",
  checking: "Comprobando que se puede escanear",
  unreadable:
    "Impreso a {{mm}} mm de ancho, el código no se pudo escanear en nuestra prueba. Imprímelo más ancho, o elige colores más fuertes y un patrón más sencillo.",
  anyway: "Descargar de todos modos",
  reads: "Comprobado: se escanea a {{mm}} mm.",
  png: "Descargar PNG",
  large: "Descargar PNG grande",
  svg: "Descargar SVG",
  pdf: "Descargar PDF",
  unstored:
    "No se pudo guardar el aspecto, así que todavía no hay ningún archivo con él. Si alguno de los ajustes de arriba indica el motivo, cámbialo; si no, comprueba tu conexión. Después, vuelve a descargarlo.",
  failed: "No se pudo obtener el archivo. Inténtalo de nuevo.",
  lasting:
    "Un código impreso sigue respondiendo: si cambias adónde lleva, si termina tu plan e incluso si se borra la tarjeta.",
} satisfies Translated<typeof en>;
