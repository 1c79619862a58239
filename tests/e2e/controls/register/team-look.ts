import type { Register } from "../register.ts";

/** The looks of a team, and the editor of one. */
export const teamLook = {
  "/team-look": {
    button: [
      "Add block",
      "Add contact",
      "Add link",
      "All blocks",
      "Choose pages",
      "Choose another",
      "Choose cards",
      "Choose picture",
      "Crop",
      "Delete",
      "Delete look",
      "Delete {{name}}",
      "Duplicate",
      "Duplicate {{name}}",
      "More: {{name}}",
      "Move {{name}}",
      "Move {{name}} down",
      "Move {{name}} up",
      "Pick a colour: {{label}}",
      "Redo",
      "Remove",
      "Save",
      "Schedule",
      "Undo",
      "Use black",
      "Use white",
      "…",
    ],
    file: ["…"],
    link: ["New card with this look"],
    radio: ["All", "Free", "Large", "Locked", "PRO", "Page", "Prefilled", "Small", "Wallet", "…"],
    switch: ["Pages have this theme", "Show {{name}}", "New cards that members make follow this look"],
    textbox: [
      "Address",
      "Background",
      "Company",
      "Heading",
      "Label for {{name}}",
      "Name of the look",
      "Phone",
      "Show from",
      "Show until",
      "Text",
      "Title",
    ],
  },
  "/team-look › Add contact": {
    menuitem: ["…"],
    textbox: ["Search"],
  },
  "/team-look › Add block": {
    menuitem: ["…"],
  },
  "/team-look › More: {{name}}": {
    menuitem: ["Move down: {{name}}", "Move up: {{name}}"],
  },
  "/team-look › Pages with this look": {
    button: ["All", "Apply", "Cancel", "Close", "None"],
    checkbox: ["…"],
  },
  "/team-look › Cards with this look": {
    button: ["All", "Apply", "Cancel", "Close", "None"],
    checkbox: ["…"],
  },
  "/team-look › Delete “{{name}}”?": {
    button: ["Cancel", "Close", "Delete"],
  },
  "/team-look › Logo": {
    button: ["Cancel", "Use picture"],
    slider: ["Zoom"],
  },
  "/team-look › Pick a colour: {{label}}": {
    slider: ["…"],
  },
  "/team-look › Ready colours": {
    option: ["…"],
  },
  "/team-look › What changes": {
    button: ["Cancel", "Close", "Save and show"],
  },
  "/team-looks": {
    button: ["New look", "New look for pages"],
    link: ["Business cards", "Contacts", "Dashboard", "Pages", "Team", "…"],
  },
} satisfies Register;
