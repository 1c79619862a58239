import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Código",
  first: "Código principal",
  add: "Novo código",
  addTitle: "Mais um código para este cartão",
  addText:
    "Leva ao mesmo sítio que o código do cartão e tem um endereço curto próprio. Imprime um para cada lugar e saberás distingui-los.",
  name: "Nome",
  nameExample: "Feira de Lisboa",
  make: "Criar código",
  rename: "Mudar o nome",
  renameTitle: "Mudar o nome do código",
  remove: "Remover",
  removeTitle: "Remover “{{name}}” da lista?",
  removeText:
    "O que estiver impresso com este código continua a funcionar e leva aonde o teu cartão levar. Só desaparece daqui, com o aspeto e os ficheiros, e não pode voltar à lista.",
  removeConfirm: "Remover código",
  save: "Guardar",
  cancel: "Cancelar",
  look: "Aspeto",
  presets: {
    classic: "Clássico",
    soft: "Suave",
    dots: "Pontos",
    band: "Com moldura",
    warm: "Quente",
  },
  dark: "Cor do código",
  light: "Fundo",
  modules: "Padrão",
  modulesOf: {
    square: "Quadrados",
    rounded: "Arredondado",
    dots: "Pontos",
  },
  corners: "Cantos",
  cornersOf: {
    square: "Retos",
    rounded: "Arredondados",
    circle: "Redondos",
  },
  frame: "Moldura",
  frameOf: {
    none: "Nenhuma",
    line: "Linha",
    band: "Faixa",
  },
  caption: "Legenda",
  captionHelp: "Algumas palavras, como “Lê-me”.",
  logo: "Logótipo no meio",
  logoHelp: "Sobre um fundo claro, pequeno o bastante para o código ainda se ler.",
  logoMissing: "Adiciona primeiro um logótipo ao cartão.",
  saving: "A guardar o aspeto",
  saved: "Aspeto guardado",
  loadFailed: "Não foi possível carregar os códigos.",
  retry: "Tentar de novo",
  files: "Ficheiros",
  print: "Largura impressa",
  mm: "{{mm}} mm",
  small:
    "Com esta largura, um módulo tem {{size}} mm. Muitos telemóveis precisam de {{least}} mm: imprime mais largo.",
  checking: "A verificar se o código se lê",
  unreadable:
    "Impresso com {{mm}} mm de largura, o código não foi lido na nossa verificação. Imprime mais largo, ou escolhe cores mais fortes e um padrão mais simples.",
  anyway: "Transferir mesmo assim",
  reads: "Verificado: lê-se com {{mm}} mm.",
  png: "Transferir PNG",
  large: "Transferir PNG grande",
  svg: "Transferir SVG",
  pdf: "Transferir PDF",
  unstored:
    "Não foi possível guardar o aspeto, por isso ainda não há ficheiro com ele. Se uma das definições acima disser porquê, altera-a; se não, verifica a tua ligação. Depois, transfere de novo.",
  failed: "Não foi possível obter o ficheiro. Tenta de novo.",
  lasting:
    "Um código impresso continua a responder: quando mudas o destino, quando o plano acaba e até quando o cartão é eliminado.",
} satisfies Translated<typeof en>;
