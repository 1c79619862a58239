export const site = {
  madeWith: "Créé avec",
  unknown: { title: "Page introuvable", text: "La page que vous cherchez n’est pas disponible." },
  deleted: { title: "Cette page a été supprimée", text: "Son propriétaire l’a retirée." },
  expired: { title: "Cette page a expiré", text: "Son propriétaire peut la rétablir à tout moment." },
  gone: {
    title: "Ce code ne mène nulle part pour l’instant",
    text: "Le code fonctionne, mais son propriétaire a retiré ce vers quoi il menait.",
  },
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
    },
    optional: "facultatif",
    consent: "J’accepte que le titulaire de cette page conserve ces informations pour me contacter.",
    send: "Envoyer",
  },
  card: {
    addToContacts: "Ajouter aux contacts",
    page: "Ouvrir la page",
    help: {
      title: "Rien ne se passe ?",
      iphone: "Sur iPhone : si rien ne se passe, ouvrez cette page dans Safari.",
      android: "Sur Android : ouvrez le fichier téléchargé avec Contacts.",
      inApp: "Dans une autre application : ouvrez d’abord cette page dans votre navigateur.",
    },
  },
};
