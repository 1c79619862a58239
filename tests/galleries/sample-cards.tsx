import { renderToStaticMarkup } from "react-dom/server";
import type { CardContent } from "~/domain/cards/schema";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";
import { PASS_DESIGNS } from "~/domain/passes/designs";
import { passFace } from "~/domain/passes/pass-face";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView } from "~/features/cards/card-view";
import { ApplePass } from "~/features/passes/apple-pass";
import { GooglePass } from "~/features/passes/google-pass";
import { addAllMessages } from "~/i18n/all.server";

addAllMessages();

export const DESIGNS = PASS_DESIGNS.map(({ id, name }) => ({ id, name }));

/** Addresses like those of stored images, so that they are rendered the same. */
const IMAGES = {
  photo: `/i/${"a".repeat(64)}.webp`,
  banner: `/i/${"b".repeat(64)}.webp`,
  logo: `/i/${"c".repeat(64)}.webp`,
};

const COLORS = [
  ["#1F3A34", "#F4EFE4"],
  ["#F1E4D3", "#2B1D14"],
  ["#FFFFFF", "#1D1916"],
  ["#23222B", "#FFFFFF"],
  ["#FBF7EF", "#7A2E1D"],
  ["#0F4C5C", "#FFFFFF"],
  ["#F2C14E", "#1D1916"],
  ["#EDEAF6", "#2C2350"],
] as const;

interface Person {
  header: string;
  subheader: string;
  company: string;
  address: string;
}

/** As long as names and addresses get: passes must cut or wrap them well. */
const LONG_PERSON: Person = {
  header: "Friederike von Schönborn-Wiesentheid",
  subheader: "Geschäftsführende Gesellschafterin",
  company: "Schönborner Umweltverfahrenstechnik",
  address: "Donaudampfschifffahrtsstraße 128, Passau",
};

const PEOPLE: Record<string, Person> = {
  en: {
    header: "Marta Lindqvist",
    subheader: "Ceramicist",
    company: "Lindqvist Keramik",
    address: "Rua do Almada 12, Porto",
  },
  de: {
    header: "Marta Lindqvist",
    subheader: "Keramikerin",
    company: "Lindqvist Keramik",
    address: "Rua do Almada 12, Porto",
  },
  ar: {
    header: "مارتا ليندكفيست",
    subheader: "خزّافة",
    company: "خزف ليندكفيست",
    address: "شارع ألمادا ١٢، بورتو",
  },
};

/** A card in a design, with everything filled in. */
export function sampleCard(
  design: number,
  language: string,
  bare = false,
  person = PEOPLE[language] ?? (PEOPLE.en as Person),
): CardContent {
  const { header, subheader, company, address } = person;
  const [backgroundColor, fontColor] = COLORS[(design - 1) % COLORS.length] ?? COLORS[0];
  const contact = (name: string, value: string) => ({ key: name, name, label: "", value });
  return {
    title: "Work",
    header,
    subheader,
    contacts: [
      contact("company", company),
      contact("phone", "+351 22 555 0148"),
      contact("cellphone", "+351 912 555 014"),
      contact("email", "marta@lindqvist.example"),
      contact("website", "https://lindqvist.example"),
      contact("address", address),
      contact("openHours", "10–18"),
      contact("linkedIn", "martalindqvist"),
    ],
    linkAction: 1,
    design,
    backgroundColor,
    fontColor,
    ...(bare ? {} : IMAGES),
  };
}

const CODE = "https://visita-pages.example/q/7K3MP9QX2D";

/** The card's page as visitors see it. */
export function cardDocument(design: number, language: string, bare: boolean): string {
  const code = language as LanguageCode;
  const html = renderToStaticMarkup(
    <CardView
      card={sampleCard(design, language, bare)}
      codeUrl={CODE}
      brandUrl="https://visita.example/"
      contactFileUrl="#"
      applePassUrl="#"
      googlePassUrl="#"
      pageUrl="#"
      messages={cardMessages(code)}
    />,
  );
  return `<!doctype html><html lang="${htmlLang(code)}" dir="${direction(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${design}</title></head><body>${html}</body></html>`;
}

/** Every design on both platforms, under its name. `style` is the address of the app's style sheet. */
export function passesDocument(language: string, bare: boolean, style: string): string {
  const code = language as LanguageCode;
  const { names } = cardMessages(code);
  const figures = DESIGNS.map(({ id, name }) => {
    const card = sampleCard(id, language, bare, language === "de" ? LONG_PERSON : undefined);
    const pass = {
      face: passFace(card),
      backgroundColor: card.backgroundColor,
      fontColor: card.fontColor,
      images: card,
      names,
      codeUrl: CODE,
      label: name,
      width: 300,
    };
    return (
      <figure key={id} className="flex flex-col gap-4">
        <figcaption className="font-semibold text-lg">{name}</figcaption>
        <div className="flex items-start gap-6">
          <ApplePass {...pass} />
          <GooglePass {...pass} />
        </div>
      </figure>
    );
  });
  return `<!doctype html><html lang="${htmlLang(code)}" dir="${direction(code)}"><head><meta charset="utf-8"><link rel="stylesheet" href="${style}"></head><body style="background:#fff">${renderToStaticMarkup(
    <main className="grid w-max grid-cols-2 gap-x-14 gap-y-12 p-10">{figures}</main>,
  )}<script type="module">${LAY_SCRIMS}</script></body></html>`;
}

/** What the preview does once it runs in a browser: the scrim that a strip has in the pass. */
const LAY_SCRIMS = `
  import { stripScrim } from "/app/features/passes/strip-scrim.ts";
  import { stripUnder } from "/app/domain/passes/apple/images.ts";
  const hex = (rgb) => "#" + rgb.match(/\\d+/g).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  for (const image of document.querySelectorAll(".relative > img.object-cover")) {
    const scrim = await stripScrim(image.src, stripUnder(hex(getComputedStyle(image).color)));
    const layer = document.createElement("div");
    layer.style = "position:absolute;inset:0;background:" + (scrim.toward ? "white" : "black") + ";opacity:" + scrim.share;
    image.after(layer);
  }
  document.body.dataset.isDone = "";`;
