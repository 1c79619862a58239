import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Cette page utilise des éléments de PRO",
  text: "L’enregistrer telle quelle demande une offre payante. La version gratuite est enregistrée sans :",
  textOpened:
    "Elle est enregistrée, mais pas publiée : il faut pour cela une offre payante. La version gratuite est publiée sans :",
  free: "Votre page sans PRO",
  kept: "Votre version PRO est conservée : avec une offre payante, vous la retrouvez dans l’éditeur.",
  storedHere:
    "Votre version PRO est conservée {{days}} jours dans ce navigateur : avec une offre payante, vous la retrouvez dans l’éditeur.",
  parts: {
    linkPictures: "Images des liens",
    titleFont: "Police des titres : {{name}}",
    textFont: "Police des textes : {{name}}",
    titleSize: "Taille du titre",
    textColor: "Couleur du texte",
    profileShape: "Photo de profil en pleine largeur",
    profileSize: "Taille de la photo de profil",
    backgroundImage: "Image de fond",
    gradient: "Dégradé",
    branding: "Sans ligne de marque",
    seoTitle: "Titre pour les moteurs de recherche",
    seoDescription: "Description pour les moteurs de recherche",
    shape: "Forme des boutons",
    shadow: "Ombre",
    socialIcons: "Style des icônes sociales",
    blockDesign: "Style propre à certains types de blocs",
    linkShape: "Forme dessinée des liens",
    pattern: "Motif",
    texture: "Texture",
    design: "Design des boutons et mise en page",
    publish: "Interrupteur de publication",
    theme: "Thème « {{name}} » : la version gratuite a la structure de « {{free}} »",
  },
  version: {
    kept: "Votre version PRO du {{date}} est conservée. La rétablir remplace la page actuelle ; vous pouvez l’annuler.",
    needsPlan: "Votre version PRO du {{date}} est conservée : avec une offre payante, vous la retrouvez.",
    needsPlanHere:
      "Votre version PRO est conservée dans ce navigateur jusqu’au {{until}} : avec une offre payante, vous la retrouvez.",
    bringBack: "La retrouver",
    delete: "La supprimer",
    deleteTitle: "Supprimer la version PRO ?",
    deleteText: "Votre page reste comme elle est. C’est irréversible.",
    keep: "La garder",
    isBack:
      "Votre version PRO est de retour, à la place de ce que vous avez modifié depuis. Enregistrez pour la mettre sur votre page, ou annulez.",
    examples:
      "Les liens et coordonnées qui sont encore les exemples du modèle sont retirés à l’enregistrement.",
    gone: "Cette version n’est plus lisible.",
    notLoaded: "Cette version n’a pas pu être chargée. Réessayez.",
    notDeleted: "Cette version n’a pas pu être supprimée. Réessayez.",
  },
} satisfies Translated<typeof en>;
