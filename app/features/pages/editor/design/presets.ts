/** Colours to start from: paper, ink and pigments that go with both. */
export const PRESETS = [
  "#FFFFFF",
  "#FBF7F1",
  "#E9C9A6",
  "#D3381C",
  "#8C1C13",
  "#1F5A6B",
  "#47562B",
  "#1C1A17",
];
