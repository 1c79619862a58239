import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "La tua pagina e il tuo biglietto, in un link",
      description:
        "Crea una pagina con tutti i tuoi link e un biglietto da visita digitale, e condividili con link, codice QR e wallet del telefono.",
    },
  },
  title: "Il biglietto da visita è cresciuto",
  text: "Una pagina con tutto quello che fai, un biglietto da lasciare. Condividi entrambi con un link o un codice QR. Per cominciare non serve un account.",
  start: "Crea la tua pagina",
  makeCard: "Crea il tuo biglietto",
  example: "Vedi un esempio",
  pages: {
    title: "Una pagina che c’è prima che te ne accorga",
    text: "I tuoi link, in ordine, su ogni telefono. Si apre subito, non ha bisogno di script e si vede che è curata.",
    action: "Comincia da una pagina",
  },
  cards: {
    title: "Un biglietto che finisce in rubrica",
    text: "Nome, numero, indirizzo: basta una scansione. Gratis, con pulsanti grandi per chiamarti, scriverti e raggiungerti; con PRO anche come file di contatto e pass per il wallet.",
    action: "Comincia da un biglietto",
  },
  codes: {
    title: "Un codice che non muore mai",
    text: "Quel che è stampato resta. Il tuo codice continua a rispondere anche quando i piani finiscono, le pagine si spostano e i biglietti cambiano.",
    action: "Quanto costa",
  },
  closing: {
    title: "La tua prima pagina in meno di un minuto",
    text: "Scrivi, guarda, salva. Ti registri quando vuoi tenerla.",
  },
  languages: "Lingue",
  claim: {
    label: "Il tuo indirizzo",
    placeholder: "il-tuo-nome",
  },
  shown: {
    title: "Pagine fatte con Visita",
    text: "Scegli uno stile e mettici i tuoi link e le tue parole. Per provare non serve un account.",
    start: "Inizia con {{name}}",
  },
  gets: {
    title: "Cosa ottiene ciascuno",
    visitor: {
      title: "Chi visita",
      text: "Una pagina che si apre subito su ogni telefono: senza app, senza banner dei cookie, senza script che seguono.",
    },
    scanner: {
      title: "Chi scansiona",
      text: "Il tuo numero, la tua e-mail e la strada per raggiungerti, grandi abbastanza per il pollice. Con PRO anche un tocco per i contatti e il wallet del telefono.",
    },
    team: {
      title: "Un team",
      text: "Un biglietto per ciascuno, un aspetto per tutti, e il biglietto resta tuo quando qualcuno se ne va. PRO, a posto.",
    },
  },
  compare: {
    title: "Gratis e PRO",
    free: {
      title: "Gratis, finché vuoi",
      one: "Una pagina e un biglietto",
      two: "Otto temi e tutti i link, i titoli e i testi che vuoi",
      three: "Un codice QR che continua a rispondere",
    },
    pro: {
      title: "PRO, a posto",
      one: "Tutti i temi, i caratteri, le immagini e gli sfondi",
      two: "File di contatto e pass per il wallet del tuo biglietto",
      three: "Un modulo che raccoglie contatti e un elenco con cui lavorare",
    },
    more: "Confronta tutto",
  },
  questions: {
    title: "Domande",
    free: {
      question: "È davvero gratis?",
      answer:
        "Una pagina e un biglietto sono gratis finché vuoi, con una piccola riga che nomina Visita. Paghi quando vuoi di più, e ciò che costa lo dice prima che tu lo usi.",
    },
    account: {
      question: "Serve un account per iniziare?",
      answer: "No. Disegni nel browser e ciò che hai fatto resta lì. Ti registri quando vuoi pubblicarlo.",
    },
    app: {
      question: "Serve un’app a qualcuno?",
      answer: "No. La fotocamera legge il codice e il browser mostra il resto.",
    },
    code: {
      question: "Che succede ai codici stampati quando finisce il mio piano?",
      answer:
        "Continuano a rispondere. Un codice porta al tuo biglietto o alla tua pagina, anche se rinominati, cambiati o tornati gratuiti.",
    },
    domain: {
      question: "Quale indirizzo avrà la mia pagina?",
      answer: "Quello che scegli, se è libero. Puoi cambiarlo dopo; il vecchio continua a portare da te.",
    },
    data: {
      question: "Che cosa sapete dei miei visitatori?",
      answer:
        "Niente che li segua: le pagine non impostano cookie e non caricano script. Ciò che qualcuno scrive nel tuo modulo è tuo, e può correggerlo o ritirarlo.",
    },
    wallet: {
      question: "Che cos’è un biglietto nel wallet del telefono?",
      answer:
        "Il tuo biglietto da visita accanto a biglietti e carte d’imbarco, in Apple Wallet o Google Wallet: con il codice pronto da scansionare, anche senza rete. Chi lo scansiona può tenerlo nel proprio wallet, e ciò che cambi vi compare da solo. Fa parte di PRO; un biglietto gratuito è la pagina che il tuo codice apre.",
    },
  },
  offer: "Vedi questa pagina in italiano",
} satisfies Translated<typeof en>;
