import type { Register } from "../register.ts";

/** The card editor, its tabs and dialogs, and the screen on which a card is shared. */
export const cardEditor = {
  "/editor-business-card › A further code for this card": {
    button: ["Cancel", "Make code"],
    textbox: ["Name"],
  },
  "/editor-business-card › Add contact": {
    menuitem: ["…"],
    textbox: ["Search"],
  },
  "/editor-business-card › Choose a template": {
    button: ["Close", "Use {{name}}"],
  },
  "/editor-business-card › Code": {
    option: ["…"],
  },
  "/editor-business-card › Contacts": {
    button: [
      "Add contact",
      "Delete {{name}}",
      "Duplicate {{name}}",
      "Move {{name}}",
      "Move {{name}} down",
      "Move {{name}} up",
    ],
    textbox: ["Address", "Company", "E-mail", "Label for {{name}}", "Phone", "Position", "…"],
  },
  "/editor-business-card › Design": {
    button: [
      "PRO",
      "Choose another",
      "Choose picture",
      "Crop",
      "Pick a colour: {{label}}",
      "Remove",
      "Use black",
      "Use white",
    ],
    file: ["…"],
    radio: ["…"],
    textbox: ["Background", "Text"],
  },
  "/editor-business-card › General": {
    button: [
      "PRO",
      "Choose another",
      "Choose picture",
      "Crop",
      "Make from a page",
      "Remove",
      "Split the name",
      "Start from a template",
    ],
    file: ["…"],
    link: ["Make the page too"],
    switch: ["Visitors can leave their details"],
    textbox: ["Company", "Family name", "Given name", "Header", "Subheader", "Title"],
  },
  "/editor-business-card › Leave without saving?": {
    button: ["Leave", "Stay"],
  },
  "/editor-business-card › Logo": {
    button: ["Cancel", "Use picture"],
    slider: ["Zoom"],
  },
  "/editor-business-card › Photo": {
    button: ["Cancel", "Use picture"],
    slider: ["Zoom"],
  },
  "/editor-business-card › Make the card from a page": {
    button: ["Cancel", "Page", "Use this page"],
  },
  "/editor-business-card › Page": {
    option: ["…"],
  },
  "/editor-business-card › Pick a colour: {{label}}": {
    slider: ["…"],
  },
  "/editor-business-card › Preview": {
    button: ["Close"],
    radio: ["Page", "Wallet"],
  },
  "/editor-business-card › Printed width": {
    option: ["…"],
  },
  "/editor-business-card › QR code": {
    button: [
      "PRO",
      "Classic",
      "Code",
      "Copied",
      "Copy",
      "Dots",
      "Download PDF",
      "Download PNG",
      "Download SVG",
      "Download all the same",
      "Download large PNG",
      "Framed",
      "New code",
      "Page",
      "Pick a colour: {{label}}",
      "Printed width",
      "Remove",
      "Rename",
      "Soft",
      "Warm",
    ],
    link: ["Make a page"],
    radio: [
      "Adds to contacts",
      "Band",
      "Dots",
      "Line",
      "None",
      "Opens a page",
      "Round",
      "Rounded",
      "Square",
      "Squares",
    ],
    textbox: ["Background", "Caption", "Code colour", "Short address"],
  },
  "/editor-business-card › Ready colours": {
    option: ["…"],
  },
  "/editor-business-card › Remove “{{name}}” from the list?": {
    button: ["Cancel", "Remove code"],
  },
  "/editor-business-card › Rename the code": {
    button: ["Cancel", "Save"],
    textbox: ["Name"],
  },
  "/editor-business-card › Somebody saved a newer version": {
    button: ["Close", "Load newer version", "Merge both", "Save mine"],
  },
  "/editor-business-card › This needs PRO": {
    button: ["Back to free", "Close", "Save the free version", "See plans", "Sign up with PRO"],
    link: ["See plans"],
  },
  "/editor-business-card": {
    button: [
      "Back to free",
      "Close",
      "Discard them",
      "Preview",
      "Redo",
      "Save and sign up",
      "Save as new",
      "Save card",
      "See plans",
      "Undo",
    ],
    link: ["Change the look", "Share"],
    radio: ["Page", "Wallet"],
    tab: ["Contacts", "Design", "General", "QR code"],
    textbox: ["Header", "Phone", "Subheader", "Title"],
  },
  "/share-business-card › Printed width": {
    option: ["…"],
  },
  "/share-business-card › Assign “{{title}}”": {
    button: ["Assign", "Cancel", "Close"],
    radio: ["Create and delete", "Edit"],
    textbox: ["E-mail address of the member"],
  },
  "/share-business-card": {
    button: [
      "A link for each place",
      "Assign to…",
      "Copied",
      "Copy",
      "Download PDF",
      "Download PNG",
      "Download SVG",
      "Download large PNG",
      "PRO",
      "Printed width",
      "…",
    ],
    link: ["Wallet cards", "Edit card", "Open card", "See visits"],
    textbox: [
      "Campaign (optional)",
      "Link for this place",
      "Link to the card",
      "What it is (optional)",
      "Where it stands",
    ],
  },
} satisfies Register;
