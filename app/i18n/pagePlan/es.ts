import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Esta página usa partes de PRO",
  text: "Para guardarla así necesitas un plan. La versión gratis se guarda sin:",
  textOpened:
    "Está guardada, pero no publicada: para eso necesitas un plan. La versión gratis se publica sin:",
  free: "Tu página sin PRO",
  kept: "Tu versión PRO se conserva: con un plan la recuperas en el editor.",
  storedHere:
    "Tu versión PRO se conserva {{days}} días en este navegador: con un plan la recuperas en el editor.",
  parts: {
    linkPictures: "Imágenes de enlaces",
    titleFont: "Fuente de los títulos: {{name}}",
    textFont: "Fuente de los textos: {{name}}",
    titleSize: "Tamaño del título",
    textColor: "Color del texto",
    profileShape: "Foto de perfil a todo el ancho",
    profileSize: "Tamaño de la foto de perfil",
    backgroundImage: "Imagen de fondo",
    gradient: "Degradado",
    branding: "Sin línea de marca",
    seoTitle: "Título para buscadores",
    seoDescription: "Descripción para buscadores",
    shape: "Forma de los botones",
    shadow: "Sombra",
    socialIcons: "Estilo de los iconos sociales",
    blockDesign: "Estilo propio para algunos tipos de bloque",
    linkShape: "Forma dibujada de los enlaces",
    pattern: "Motivo",
    texture: "Textura",
    design: "Diseño de botones y disposición",
    publish: "Interruptor de publicación",
    theme: "Tema «{{name}}»: la versión gratis tiene la estructura de «{{free}}»",
  },
  version: {
    kept: "Se conserva tu versión PRO del {{date}}. Si la recuperas, sustituye la página actual; se puede deshacer.",
    needsPlan: "Se conserva tu versión PRO del {{date}}: con un plan puedes recuperarla.",
    needsPlanHere:
      "Tu versión PRO se conserva en este navegador hasta el {{until}}: con un plan puedes recuperarla.",
    bringBack: "Recuperarla",
    delete: "Eliminarla",
    deleteTitle: "¿Eliminar la versión PRO?",
    deleteText: "Tu página queda como está ahora. No se puede deshacer.",
    keep: "Conservarla",
    isBack:
      "Tu versión PRO ha vuelto y sustituye lo que has cambiado desde entonces. Guarda para ponerla en tu página, o deshaz.",
    examples:
      "Los enlaces y datos de contacto que siguen siendo los ejemplos de la plantilla se quitan al guardar.",
    gone: "Esa versión ya no se puede leer.",
    notLoaded: "No se pudo cargar esa versión. Inténtalo de nuevo.",
    notDeleted: "No se pudo eliminar esa versión. Inténtalo de nuevo.",
  },
} satisfies Translated<typeof en>;
