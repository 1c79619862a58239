import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Traz a tua página",
  question: "O endereço dela",
  hint: "Um Linktree, um Carrd ou outra página: tu escolhes os links que vêm.",
  look: "Procurar links",
  offer: "{{host}} é a tua página de links?",
  offerAction: "Trazer os links",
  reading: "A ler a página",
  failed: "Não conseguimos ler essa página. Verifica o endereço ou cola os links um por baixo do outro.",
  nothing: "Nessa página não há links para trazer.",
  pick: "Escolhe o que vem. Ainda nada é guardado.",
  name: "Nome",
  text: "Texto",
  links: "Links",
  take: "Trazer",
  cancel: "Cancelar",
  close: "Fechar",
  wrong: "Isso não é o endereço de uma página. Escreve-o como name.com.",
  open: "Já tens uma página noutro sítio?",
} satisfies Translated<typeof en>;
