import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Domande",
  questions: {
    seat: {
      ask: "Che cos’è un posto?",
      answer:
        "Spazio per una pagina e un biglietto da visita, con tutto quello che offre PRO. Con cinque posti hai fino a cinque pagine e cinque biglietti, tutti nel tuo account.",
    },
    free: {
      ask: "Che cosa è gratis?",
      answer:
        "Una pagina e un biglietto da visita, per tutto il tempo che vuoi: link, titoli e testi, temi gratuiti e codici QR da stampare. Non chiediamo il numero di una carta.",
    },
    cycle: {
      ask: "Ogni mese o ogni anno?",
      answer:
        "PRO costa {{monthly}} per posto se paghi ogni mese. Pagando ogni anno sono {{year}} per posto, cioè {{yearly}} al mese: il {{percent}}% in meno. Da mensile ad annuale passi subito, e quello che hai pagato per il mese viene scalato. Da annuale a mensile passi alla fine dell’anno che hai pagato.",
    },
    payment: {
      ask: "Come posso pagare?",
      answer:
        "Con carta di credito o PayPal, su una pagina di Stripe, la società che gestisce i pagamenti. Il numero della carta non arriva mai a noi: vediamo il circuito e le ultime quattro cifre.",
    },
    seats: {
      ask: "Posso aggiungere e togliere posti?",
      answer:
        "Sì, in ogni momento. I posti nuovi ci sono subito e paghi solo il resto del periodo: ciò che hai pagato per il tempo rimasto viene accreditato e tutti i posti si pagano per quel tempo. Un codice per un solo pagamento non vale per le modifiche successive. L’importo esatto lo vedi prima di accettare. I posti che togli restano fino alla fine del periodo. Se allora ci sono più pagine o biglietti che posti, scegli quali restano: gli altri riposano, non si cancella nulla, e tornano insieme ai posti.",
    },
    cancel: {
      ask: "Che cosa succede se annullo?",
      answer:
        "PRO resta fino alla fine del periodo che hai pagato. Poi le tue pagine non sono più visibili e i biglietti appaiono come quelli gratuiti. Quando annulli puoi scegliere una pagina che resta come tua pagina gratuita, se nulla su di essa richiede PRO. Non si cancella nulla: puoi esportare tutto, continuare più tardi con una pagina senza PRO, o rinnovare e ritrovare tutto com’era. I codici QR stampati continuano a rispondere.",
    },
    refund: {
      ask: "Posso riavere i miei soldi?",
      answer:
        "Entro 14 giorni dal primo pagamento puoi recedere con un pulsante nel tuo account e ti viene restituito tutto quello che hai pagato. Se acquisti di nuovo più avanti e recedi entro 14 giorni, tratteniamo la parte dei giorni usati. Dopo i 14 giorni non si restituisce nulla: puoi annullare, e PRO resta fino alla fine del periodo.",
    },
    invoices: {
      ask: "Ricevo fatture con IVA?",
      answer:
        "Ogni pagamento ha una fattura in PDF, nel tuo account alla voce fatturazione. Indica nome dell’azienda, indirizzo e partita IVA quando paghi, o più tardi: compariranno sulle fatture successive. Se ci sono imposte, le vedi prima di pagare.",
    },
    moving: {
      ask: "Come passo qui da un altro prodotto?",
      answer:
        "Scegli un tema e incolla i tuoi link: per le reti che conosciamo, nome e icona arrivano da soli. Non c’è un’importazione automatica. Pubblica la pagina e poi cambia il link nei tuoi profili. I codici stampati con l’altro prodotto portano ancora lì: stampane di nuovi, e questi puoi farli puntare a un’altra pagina quando vuoi.",
    },
    leaving: {
      ask: "Posso portare via tutto?",
      answer:
        "Sì, con ogni piano. L’esportazione è un file zip: ogni pagina come file che si apre offline, pagine, biglietti, codici e contatti in JSON, e ogni immagine così com’è salvata.",
    },
    wallet: {
      ask: "Che cos’è un biglietto nel wallet del telefono?",
      answer:
        "Il tuo biglietto da visita accanto a biglietti e carte d’imbarco, in Apple Wallet o Google Wallet: con il codice pronto da scansionare, anche senza rete. Chi lo scansiona può tenerlo nel proprio wallet, e ciò che cambi vi compare da solo. Fa parte di PRO; un biglietto gratuito è la pagina che il tuo codice apre.",
    },
  },
} satisfies Translated<typeof en>;
