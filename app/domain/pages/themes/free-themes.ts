import { plan, type ThemePlan } from "./theme-plan";

const BLACK = { textColor: "#000000" };
const WHITE = { textColor: "#FFFFFF" };

/** Themes that every plan may use: structure, two colours and the font that every device has. */
export const FREE_THEMES: readonly ThemePlan[] = [
  plan(
    "visiting-card",
    "Visiting card",
    { type: "text", background: "#1C1A17", color: "#FFFFFF" },
    {
      bgColor: "#FBF8F1",
      fonts: BLACK,
      layout: {
        titleStyle: "spaced",
        list: "lines",
        frame: "hairline",
        divider: "diamonds",
        media: "framed",
        accent: "#B5371C",
        scheme: "auto",
      },
    },
  ),
  plan(
    "swiss-grid",
    "Swiss grid",
    { type: "text", background: "#000000", color: "#FFFFFF" },
    {
      bgColor: "#FFFFFF",
      profileImageShape: 3,
      fonts: BLACK,
      layout: {
        align: "start",
        header: "side",
        titleStyle: "tower",
        list: "lines",
        rhythm: "airy",
        accent: "#D3381C",
        scheme: "auto",
      },
    },
  ),
  plan(
    "ledger",
    "Ledger",
    { type: "text", background: "#1D3A2A", color: "#FFFFFF" },
    {
      bgColor: "#F3F1E2",
      profileImageShape: 2,
      fonts: BLACK,
      layout: {
        align: "start",
        header: "beside",
        titleStyle: "rule",
        list: "numbered",
        frame: "margin",
        divider: "double",
        rhythm: "compact",
        accent: "#B4261A",
        scheme: "auto",
      },
    },
  ),
  plan(
    "bulletin",
    "Bulletin",
    { background: "#171613", color: "#FFFFFF" },
    {
      bgColor: "#FFFFFF",
      profileImageShape: 3,
      fonts: BLACK,
      layout: {
        align: "start",
        header: "card",
        titleStyle: "display",
        list: "grid",
        accent: "#F6C62F",
        divider: "dashes",
      },
    },
  ),
  plan(
    "harbour",
    "Harbour",
    { background: "#12355B", color: "#FFFFFF" },
    {
      bgColor: "#E6EEF2",
      fonts: BLACK,
      layout: {
        header: "banner",
        titleStyle: "display",
        frame: "sheet",
        divider: "wave",
        accent: "#12355B",
        sheet: "#FFFFFF",
        scheme: "auto",
      },
    },
  ),
  plan(
    "receipt",
    "Receipt",
    { type: "bordered", background: "#22201C", color: "#FFFFFF" },
    {
      bgColor: "#C9C2B4",
      fonts: BLACK,
      layout: {
        header: "masthead",
        titleStyle: "caps",
        list: "rows",
        frame: "receipt",
        divider: "dashes",
        rhythm: "compact",
        sheet: "#FFFEFA",
      },
    },
  ),
  plan(
    "brass-frame",
    "Brass frame",
    { type: "bordered", background: "#E9C171", color: "#14161A" },
    {
      bgColor: "#14161A",
      fonts: WHITE,
      layout: { titleStyle: "display", frame: "inset", divider: "dots", rhythm: "airy", accent: "#E9C171" },
    },
  ),
  plan(
    "desk",
    "Desk",
    { background: "#E4572E", color: "#14110F" },
    {
      bgColor: "#2C5F5B",
      profileImageShape: 2,
      fonts: BLACK,
      layout: {
        align: "start",
        header: "beside",
        titleStyle: "display",
        list: "rows",
        frame: "window",
        media: "framed",
        accent: "#E4572E",
        sheet: "#F5F2E9",
      },
    },
  ),
];
