/** What of a page has to be paid for, by name, and its version with it. */
export default {
  title: "This page uses parts of PRO",
  text: "Saving it as it is needs a plan. Back to free takes these parts off and saves the rest:",
  textOpened: "It is saved, but not published: that needs a plan. Back to free takes these parts off and publishes the rest:",
  kept: "Your PRO version is kept: with a plan you can bring it back in the editor.",
  keptHere: "Your PRO version is kept in this browser for {{days}} days: with a plan you can bring it back in the editor.",
  parts: {
    linkPictures: "Pictures of links",
    titleFont: "Font of titles: {{name}}",
    textFont: "Font of texts: {{name}}",
    titleSize: "Size of the title",
    textColor: "Text colour",
    profileShape: "Profile picture in full width",
    profileSize: "Size of the profile picture",
    backgroundImage: "Background picture",
    gradient: "Gradient",
    branding: "No branding line",
    seoTitle: "Title for search engines",
    seoDescription: "Description for search engines",
    shape: "Shape of buttons",
    shadow: "Shadow",
    socialIcons: "Style of social icons",
    blockDesign: "Own style for some kinds of blocks",
    linkShape: "Drawn shape of links",
    pattern: "Pattern",
    texture: "Texture",
    design: "Design of buttons and layout",
    publish: "Publish switch"
  },
  version: {
    kept: "Your PRO version of {{date}} is kept.",
    bringBack: "Bring it back",
    delete: "Delete it",
    deleteTitle: "Delete the PRO version?",
    deleteText: "Your page stays as it is now. This cannot be undone.",
    keep: "Keep it",
    isBack: "Your PRO version is back. Save to put it on your page, or undo.",
    gone: "That version cannot be read any more."
  }
};
