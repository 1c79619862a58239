import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Começa a tua página",
      description: "Escolhe um modelo ou um tema, dá um nome e um endereço à tua página e preenche-a.",
    },
  },
  gallery: {
    title: "De onde parte a tua página?",
    intro: "Escolhe uma e preenche-a com as tuas palavras. Tudo pode ser mudado depois.",
    name: "O teu nome ou o teu negócio",
    industry: "O que fazes?",
    everyIndustry: "Todos os setores",
    empty: "Começar do zero",
    templates: "Modelos",
    templatesText: "Páginas prontas, cada uma com o cartão a condizer.",
    none: "Ainda não há um modelo para isto. Um tema serve para qualquer ofício.",
    paper: "Papel",
    bold: "Marcantes",
    quiet: "Discretos",
    dark: "Escuros",
    image: "Imagem",
    themes: "Temas: {{group}}",
    start: "Começar com {{name}}",
    preview: "Pré-visualização de {{name}}",
    loading: "A carregar modelos e temas",
    failed: "Não foi possível carregar os modelos e os temas.",
    again: "Tentar de novo",
    free: "Começar com um tema gratuito",
    chosen: "Escolhido para ti",
  },
  naming: {
    title: "Nome e endereço",
    text: "Ambos podem ser mudados depois.",
    address: "Endereço",
    hint: "Se ficar vazio, é criado a partir do nome.",
    checking: "A verificar se está livre",
    free: "Livre. É teu assim que guardares.",
    suggestions: "Ainda livres:",
    go: "Ir para o editor",
    back: "Escolher outro começo",
    card: "Tem um cartão a condizer: depois de guardares a página, um clique cria-o com o teu nome.",
    brought: "O que escolheste da tua outra página vem contigo.",
    leaveBrought: "Deixar de fora",
    hintRandom: "Deste nome não sai um endereço. Escolhe um, ou terá letras ao acaso.",
  },
  claim: {
    wrong: "Escolhe outro endereço ao dar nome à página.",
  },
  begun: {
    title: "Já começaste uma página",
    text: "Está guardada neste navegador, para outro endereço. Qual deve ter?",
  },
} satisfies Translated<typeof en>;
