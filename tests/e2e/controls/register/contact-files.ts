import type { Register } from "../register.ts";

/** What the list of contacts opens: its settings, a file of it, and a file into it. */
export const contactFiles = {
  "/contact-list › Contact settings": {
    button: ["Close", "Store contacts for", "Try again"],
    switch: ["Send visitors a receipt"],
  },
  "/contact-list › Store contacts for": { option: ["…"] },
  "/contact-list › Export contacts": {
    button: ["Cancel", "Close", "Export", "Save it anyway", "Try again"],
    radio: ["A CRM or mailing tool", "Address books", "Spreadsheets"],
  },
  "/contact-list › Import contacts": {
    button: [
      "Another file",
      "Choose a file",
      "Close",
      "Column “{{name}}”",
      "Import {{count}} contacts",
      "Show contacts",
    ],
    checkbox: ["Leave out people who are already in the list"],
    file: ["…"],
    textbox: ["Tag for all of them"],
  },
  "/contact-list › Column “{{name}}”": { option: ["…"] },
} satisfies Register;
