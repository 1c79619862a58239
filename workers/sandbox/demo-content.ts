const button = (key: string, title: string, url: string, icon?: string) => ({ key, title, url, icon });

/** A rich page, by somebody with a plan. */
export const ADA_PAGE = {
  slug: "ada",
  profile: {
    title: "Ada Lindqvist",
    bio: "Letterpress printer and bookbinder in Gothenburg.\nPosters, wedding stationery, small editions.",
  },
  blocks: [
    {
      key: "shop",
      type: "buttons",
      data: {
        items: [
          button("shop", "Shop: new spring edition", "https://example.com/shop"),
          button("workshops", "Book a workshop", "https://example.com/workshops"),
          button("portfolio", "Portfolio", "https://example.com/portfolio"),
        ],
      },
    },
    { key: "studio", type: "heading", data: { text: "The studio" } },
    {
      key: "about",
      type: "text",
      data: { text: "Open Thursday to Saturday, 11 to 17. The big press runs on Fridays: come and watch." },
    },
    {
      key: "contact",
      type: "buttons",
      data: {
        items: [
          button("mail", "Write to me", "mailto:ada@visita.example"),
          button("journal", "Journal", "https://example.com/journal"),
        ],
      },
    },
  ],
  theme: {
    generalShape: "square",
    bgColor: "#F6EFE3",
    profileImageSize: 120,
    fonts: { titleSize: 28, textColor: "#2A211A" },
    blockDesign: { buttons: { background: "#B5371C", color: "#FFFFFF", type: "colored" } },
  },
  seo: {
    title: "Ada Lindqvist, letterpress printer",
    description: "Posters, wedding stationery and small editions, printed by hand in Gothenburg.",
  },
};

/** A plain page, by somebody without a plan. */
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
