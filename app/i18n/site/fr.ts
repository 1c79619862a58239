import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Créé avec",
  makeYourOwn: "Créer votre page",
  page: { report: "Signaler cette page", play: "Lire" },
  form: {
    fields: {
      name: "Nom",
      phone: "Téléphone",
      email: "E-mail",
      position: "Fonction",
      company: "Entreprise",
      linkedIn: "LinkedIn",
      message: "Message",
    },
    optional: "facultatif",
    consent: "J’accepte que le titulaire de cette page conserve ces informations pour me contacter.",
    send: "Envoyer",
  },
  card: {
    addToContacts: "Ajouter aux contacts",
    addToApple: "Ajouter à Apple Wallet",
    addToGoogle: "Ajouter à Google Wallet",
    scan: "Scannez avec votre téléphone",
    page: "Ouvrir la page",
    help: {
      title: "Rien ne se passe ?",
      iphone: "Sur iPhone : si rien ne se passe, ouvrez cette page dans Safari.",
      android: "Sur Android : ouvrez le fichier téléchargé avec Contacts.",
      inApp: "Dans une autre application : ouvrez d’abord cette page dans votre navigateur.",
    },
    call: "Appeler",
    write: "Envoyer un e-mail",
    map: "Voir sur une carte",
  },
  swap: {
    action: "Partager aussi vos coordonnées",
    thanksTitle: "Merci",
    thanksText: "Vos coordonnées sont en route vers {{name}}. Emportez aussi les siennes.",
    keep: "Ajouter {{name}} aux contacts",
  },
  counts: { link: "Ce que cette page compte" },
} satisfies Translated<typeof en>;
