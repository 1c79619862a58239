const button = (key: string, title: string, url: string, icon?: string) => ({ key, title, url, icon });

const services = (pairs: Record<string, string>) => ({
  items: Object.entries(pairs).map(([service, value]) => ({ key: service, service, value })),
});

/** The key of the block that shows an image. */
export const ADA_IMAGE = "posters";
/** The key of the block that plays a film, with a preview image. */
export const ADA_FILM = "film";

/**
 * A rich page of an owner with a plan: every type of block.
 * @param cardHash the card that its visitors add to their contacts
 */
export const adaPage = (cardHash: string) => ({
  slug: "ada",
  profile: {
    title: "Ada Lindqvist",
    bio: "Letterpress printer and bookbinder in Gothenburg.\nPosters, wedding stationery, small editions.",
  },
  blocks: [
    {
      key: "networks",
      type: "socialIcons",
      data: services({ instagram: "lindqvistpress", youtube: "lindqvistpress", email: "ada@visita.example" }),
    },
    {
      key: "shop",
      type: "buttons",
      data: {
        items: [
          button("shop", "Shop: the spring posters", "https://example.com/shop"),
          button("workshops", "Book a day at the press", "https://example.com/workshops"),
          button("weddings", "Wedding stationery", "https://example.com/weddings"),
        ],
      },
    },
    { key: "prints", type: "heading", data: { text: "On the line this week" } },
    {
      key: ADA_IMAGE,
      type: "image",
      data: {
        alt: "Three posters drying on a line: a red sun, a fjord and an ampersand",
        caption: "Three new posters, each in an edition of eighty.",
        url: "https://example.com/posters",
      },
    },
    {
      key: "about",
      type: "text",
      data: {
        text: "Every sheet is set by hand and pulled on a Heidelberg from 1954. No two are quite the same.",
      },
    },
    {
      key: ADA_FILM,
      type: "embed",
      data: { url: "https://vimeo.com/76979871", title: "A poster, from type case to drying line" },
    },
    { key: "rule", type: "divider", data: { style: "dots" } },
    { key: "stores", type: "heading", data: { text: "Also sold here", level: 3 } },
    { key: "marketplaces", type: "marketplaces", data: services({ etsy: "LindqvistPress" }) },
    { key: "follow", type: "socialButtons", data: services({ pinterest: "lindqvistpress" }) },
    { key: "talk", type: "heading", data: { text: "Talk to me", level: 3 } },
    { key: "messengers", type: "messengers", data: services({ whatsapp: "+46700000000" }) },
    { key: "calls", type: "videos", data: services({ calendly: "lindqvistpress" }) },
    { key: "studio", type: "heading", data: { text: "The studio" } },
    {
      key: "details",
      type: "contactDetails",
      data: {
        items: [
          { key: "phone", name: "phone", value: "+46 31 000 00 00" },
          { key: "address", name: "address", value: "Magasinsgatan 1\n411 18 Gothenburg" },
          { key: "hours", name: "openHours", value: "Thursday to Saturday, 11 to 17" },
        ],
      },
    },
    { key: "card", type: "businessCard", data: { cardId: cardHash, text: "Save my card" } },
    { key: "ask", type: "collectContacts", data: { text: "Ask for a quote" } },
  ],
  seo: {
    title: "Ada Lindqvist, letterpress printer",
    description: "Posters, wedding stationery and small editions, printed by hand in Gothenburg.",
  },
});

/** A page in a free theme, of an owner without a plan. */
export const BEN_PAGE = {
  slug: "ben",
  profile: { title: "Ben Okafor", bio: "Running coach in Lagos." },
  blocks: [
    {
      key: "links",
      type: "buttons",
      data: {
        items: [
          button("plan", "Your first ten kilometres", "https://example.com/plan"),
          button("club", "Saturday club", "https://example.com/club"),
        ],
      },
    },
  ],
};

/** The card of the member of Ada's team. */
export const BEN_CARD = {
  title: "Ben’s card",
  header: "Ben Okafor",
  subheader: "Pressman",
  contacts: [
    { key: "company", name: "company", label: "Company", value: "Lindqvist Press" },
    { key: "mail", name: "email", label: "E-mail", value: "ben@visita.example" },
  ],
  backgroundColor: "#2A211A",
  fontColor: "#FFFFFF",
};

export const ADA_CARD = {
  title: "Studio card",
  header: "Ada Lindqvist",
  subheader: "Letterpress printer",
  contacts: [
    { key: "company", name: "company", label: "Company", value: "Lindqvist Press" },
    { key: "cell", name: "cellphone", label: "Mobile", value: "+46 70 000 00 00" },
    { key: "mail", name: "email", label: "E-mail", value: "ada@visita.example" },
    { key: "web", name: "website", label: "Website", value: "https://example.com" },
    { key: "address", name: "address", label: "Studio", value: "Magasinsgatan 1, Gothenburg" },
  ],
  backgroundColor: "#2A211A",
  fontColor: "#FFFFFF",
};
