import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "A tua página e o teu cartão, num só link",
      description:
        "Cria uma página com todos os teus links e um cartão de visita digital, e partilha os dois por link, código QR e carteira do telemóvel.",
    },
  },
  title: "O cartão de visita cresceu",
  text: "Uma página com tudo o que fazes, um cartão para entregar. Partilha os dois por link e código QR. Para começar não precisas de conta.",
  start: "Criar a minha página",
  makeCard: "Criar o meu cartão",
  example: "Ver um exemplo",
  pages: {
    title: "Uma página que já lá está antes de dares por isso",
    text: "Os teus links, por ordem, em qualquer telemóvel. Carrega logo, não precisa de JavaScript e vê-se que foi feita com cuidado.",
    action: "Começar por uma página",
  },
  cards: {
    title: "Um cartão que acaba nos contactos deles",
    text: "Nome, número, morada: basta ler uma vez. Gratuito, com botões grandes para ligar, escrever e chegar até ti; com PRO, também como ficheiro de contacto e passe de carteira.",
    action: "Começar por um cartão",
  },
  codes: {
    title: "Um código que nunca morre",
    text: "O que está impresso, impresso está. O teu código continua a responder quando os planos acabam, as páginas mudam de sítio e os cartões se alteram.",
    action: "Ver quanto custa",
  },
  closing: {
    title: "Menos de um minuto até à tua primeira página",
    text: "Escreve, vê, guarda. Regista-te quando quiseres ficar com ela.",
  },
  languages: "Línguas",
  claim: {
    label: "O teu endereço",
    placeholder: "o-teu-nome",
  },
  shown: {
    title: "Páginas feitas com o Visita",
    text: "Escolhe um estilo e põe os teus links e palavras. Para experimentar não precisas de conta.",
    start: "Começar com {{name}}",
  },
  gets: {
    title: "O que cada um recebe",
    visitor: {
      title: "Quem visita",
      text: "Uma página que abre logo em qualquer telemóvel: sem app, sem aviso de cookies, sem scripts que seguem.",
    },
    scanner: {
      title: "Quem lê o código",
      text: "O teu número, o teu e-mail e o caminho até ti, do tamanho de um polegar. Com PRO, também com um toque para os contactos e a carteira do telemóvel.",
    },
    team: {
      title: "Uma equipa",
      text: "Um cartão para cada pessoa, um só aspeto para todos, e o cartão continua teu quando alguém sai. PRO, por lugar.",
    },
  },
  compare: {
    title: "Gratuito e PRO",
    free: {
      title: "Gratuito, o tempo que quiseres",
      one: "Uma página e um cartão",
      two: "Oito temas e os links, títulos e textos que quiseres",
      three: "Um código QR que continua a responder",
    },
    pro: {
      title: "PRO, por lugar",
      one: "Todos os temas, tipos de letra, imagens e fundos",
      two: "Ficheiro de contacto e passes de carteira para o teu cartão",
      three: "Um formulário que recolhe contactos e uma lista para trabalhar",
    },
    more: "Comparar tudo",
  },
  questions: {
    title: "Perguntas",
    free: {
      question: "É mesmo gratuito?",
      answer:
        "Uma página e um cartão são gratuitos o tempo que quiseres, com uma pequena linha que refere o Visita. Pagas quando quiseres mais, e o que custa di-lo antes.",
    },
    account: {
      question: "Preciso de uma conta para começar?",
      answer: "Não. Desenhas no browser e o que fizeste fica lá. Registas-te quando o quiseres publicar.",
    },
    app: {
      question: "Alguém precisa de uma app?",
      answer: "Não. A câmara do telemóvel lê o código e o browser mostra o resto.",
    },
    code: {
      question: "O que acontece aos códigos impressos quando o meu plano acaba?",
      answer:
        "Continuam a responder. Um código leva ao teu cartão ou página, mesmo com outro nome, alterado ou de novo gratuito.",
    },
    domain: {
      question: "Que endereço terá a minha página?",
      answer: "O que escolheres, se estiver livre. Podes mudá-lo depois; o antigo continua a levar até ti.",
    },
    data: {
      question: "O que sabem sobre os meus visitantes?",
      answer:
        "Nada que os siga: as páginas não colocam cookies nem carregam scripts. O que alguém escreve no teu formulário é teu, e essa pessoa pode corrigi-lo ou retirá-lo.",
    },
    wallet: {
      question: "O que é um cartão na carteira do telemóvel?",
      answer:
        "O teu cartão de visita ao lado de bilhetes e cartões de embarque, no Apple Wallet ou no Google Wallet: com o código pronto a ser lido, mesmo sem rede. Quem o lê pode guardá-lo na sua própria carteira, e o que mudares aparece lá sozinho. Faz parte do PRO; um cartão gratuito é a página que o teu código abre.",
    },
  },
  offer: "Ver esta página em português",
} satisfies Translated<typeof en>;
