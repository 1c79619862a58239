import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Alguien ha guardado una versión más nueva",
  text: "Se guardó en otra pestaña o en otro dispositivo después de que la abrieras aquí. Aún no se ha perdido nada tuyo.",
  merge: "Combinar las dos",
  load: "Cargar la más nueva",
  overwrite: "Guardar la mía",
} satisfies Translated<typeof en>;
