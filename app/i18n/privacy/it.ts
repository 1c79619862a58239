import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Impostazioni dei cookie",
      description: "Decidi che cosa si può comunicare e caricare oltre al necessario.",
    },
  },
  label: "Cookie",
  title: "Per te va bene?",
  allow: "Consenti",
  deny: "No, grazie",
  choose: "Scegli uno per uno",
  measurement: {
    name: "Misurazione",
    text: "Comunica a un servizio di misurazione, con un numero casuale, che qualcuno si è registrato. Non riceve né il tuo nome né la tua e-mail.",
  },
  chat: {
    name: "Chat di assistenza",
    text: "Carica la chat di un’altra azienda per permetterti di chiedere aiuto. L’azienda potrà vedere che sei qui e che cosa mostra lo schermo.",
  },
  settings: {
    text: "Tutto funziona anche senza. La tua risposta resta salvata in questo browser per sei mesi; una modifica vale dalla pagina successiva.",
    needed:
      "I cookie che ti fanno accedere, proteggono il tuo account e salvano questa risposta ci sono sempre: senza di loro non funziona nulla.",
    save: "Salva",
    saved: "Salvato. Vale dalla pagina successiva.",
  },
} satisfies Translated<typeof en>;
