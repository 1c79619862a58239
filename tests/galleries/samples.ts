/** Content of the sheets: every type of block, in English, in German with long words, and in Arabic. */
export type Sample = "en" | "de" | "ar" | "plain" | "picture";

/** Addresses like those of stored images, so that they are rendered the same. */
const PHOTO = `/i/${"a".repeat(64)}.webp`;
const VIEW = `/i/${"b".repeat(64)}.webp`;

interface Messages {
  title: string;
  bio: string;
  buttons: [string, string, string];
  heading: string;
  text: string;
  small: string;
  caption: string;
  hours: string;
  address: string;
  add: string;
  share: string;
  video: string;
}

const WORDS: Record<"en" | "de" | "ar", Messages> = {
  en: {
    title: "Marta Lindqvist",
    bio: "Ceramicist in Porto. Tableware in small series, and a bench for two on Saturdays.",
    buttons: ["Shop the autumn series", "Book a Saturday at the wheel", "How the glazes are made"],
    heading: "From the kiln",
    text: "Forty bowls came out on Tuesday. They go to the shop on Friday at nine.",
    small: "Where to find me",
    caption: "The road to the clay pit",
    hours: "Tue to Fri 10 to 18\nSat 10 to 14",
    address: "Rua do Almada 120\n4050 Porto",
    add: "Add to contacts",
    share: "Share your contact details",
    video: "Throwing a bowl in one take",
  },
  de: {
    title: "Friederike Sonnenschein-Wiedenbrück",
    bio: "Sachverständigenbüro für Grundstücksverkehrsgenehmigungen und Bodenfunktionsbewertungen in Mecklenburg-Vorpommern.",
    buttons: [
      "Donaudampfschifffahrtsgesellschaftskapitänsmütze ansehen",
      "Terminvereinbarung",
      "Rechtsschutzversicherungsgesellschaften im Vergleich",
    ],
    heading: "Geschwindigkeitsbegrenzungsaufhebung",
    text: "Vierzig Schalen kamen am Dienstag aus dem Ofen. Am Freitag um neun stehen sie im Laden.",
    small: "Öffnungszeiten und Erreichbarkeit",
    caption: "Der Weg zur Tongrube hinter dem Dorf",
    hours: "Dienstag bis Freitag 10 bis 18 Uhr\nSamstag 10 bis 14 Uhr",
    address: "Bürgermeister-Smidt-Straße 120\n27568 Bremerhaven",
    add: "Zu den Kontakten hinzufügen",
    share: "Eigene Kontaktdaten weitergeben",
    video: "Eine Schale in einem Zug gedreht",
  },
  ar: {
    title: "مارتا ليندكفيست",
    bio: "خزّافة في بورتو. أوانٍ للمائدة في مجموعات صغيرة، ودرس لشخصين كل سبت.",
    buttons: ["تسوّق مجموعة الخريف", "احجز يوم سبت على الدولاب", "كيف يُصنع الطلاء الزجاجي"],
    heading: "من الفرن",
    text: "خرج أربعون وعاءً يوم الثلاثاء، وستكون في المتجر يوم الجمعة عند التاسعة.",
    small: "أين تجدونني",
    caption: "الطريق إلى محجر الطين",
    hours: "من الثلاثاء إلى الجمعة 10–18\nالسبت 10–14",
    address: "شارع ألمادا 120\nبورتو 4050",
    add: "أضف إلى جهات الاتصال",
    share: "شارك بيانات الاتصال بك",
    video: "تشكيل وعاء دفعة واحدة",
  },
};

function content(messages: Messages, image: string | undefined) {
  const [first, second, third] = messages.buttons;
  return {
    profile: {
      title: messages.title,
      bio: messages.bio,
      ...(image && { image: { cropped: image, alt: "" } }),
    },
    blocks: [
      {
        type: "socialIcons",
        data: {
          items: [
            { service: "instagram", value: "marta" },
            { service: "youtube", value: "marta" },
            { service: "spotify", value: "https://open.spotify.com/artist/1" },
            { service: "email", value: "marta@studio.example" },
          ],
        },
      },
      {
        type: "buttons",
        data: {
          items: [
            { title: first, url: "https://studio.example/shop", icon: "etsy" },
            { title: second, url: "https://studio.example/book" },
            { title: third, url: "https://studio.example/glazes" },
          ],
        },
      },
      { type: "heading", data: { text: messages.heading, level: 2 } },
      { type: "text", data: { text: messages.text } },
      {
        type: "image",
        data: { image: VIEW, width: 1200, height: 800, alt: messages.caption, caption: messages.caption },
      },
      { type: "divider", data: { style: "line" } },
      { type: "heading", data: { text: messages.small, level: 3 } },
      {
        type: "contactDetails",
        data: {
          items: [
            { name: "phone", value: "+351 22 000 0000" },
            { name: "email", value: "marta@studio.example" },
            { name: "address", value: messages.address },
            { name: "openHours", value: messages.hours },
          ],
        },
      },
      {
        type: "messengers",
        data: {
          items: [
            { service: "whatsapp", value: "+351220000000" },
            { service: "telegram", value: "marta_studio" },
          ],
        },
      },
      {
        type: "marketplaces",
        data: {
          items: [
            { service: "etsy", value: "martastudio" },
            { service: "depop", value: "martastudio" },
          ],
        },
      },
      { type: "videos", data: { items: [{ service: "whereby", value: "martastudio" }] } },
      {
        type: "socialButtons",
        data: {
          items: [
            { service: "instagram", value: "marta" },
            { service: "pinterest", value: "marta" },
          ],
        },
      },
      { type: "divider", data: { style: "dots" } },
      { type: "embed", data: { url: "https://vimeo.com/76979871", title: messages.video } },
      { type: "businessCard", data: { cardId: "0123456789abcdef", text: messages.add } },
      { type: "collectContacts", data: { text: messages.share } },
    ],
  };
}

/** A background of its owner's, over the theme's. */
const BACKGROUND = {
  currentBgType: "image",
  image: { mobile: VIEW, desktop: PHOTO, bgColor: "#9FA98F", bgRadius: 3 },
} as const;

/** Sample content by name; `plain` has no image of its owner, `image` one behind everything. */
export const SAMPLES = {
  en: { language: "en", content: content(WORDS.en, PHOTO), theme: {} },
  plain: { language: "en", content: content(WORDS.en, undefined), theme: {} },
  de: { language: "de", content: content(WORDS.de, PHOTO), theme: {} },
  ar: { language: "ar", content: content(WORDS.ar, PHOTO), theme: {} },
  picture: { language: "en", content: content(WORDS.en, PHOTO), theme: BACKGROUND },
} as const satisfies Record<Sample, { language: string; content: object; theme: object }>;
