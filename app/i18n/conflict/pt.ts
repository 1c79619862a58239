import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Há uma versão mais recente",
  text: "Foi guardada noutro separador ou noutro dispositivo depois de a abrires aqui. Ainda não perdeste nada.",
  merge: "Reunir as duas",
  load: "Carregar a mais recente",
  overwrite: "Guardar a minha",
} satisfies Translated<typeof en>;
