import type { Gradient } from "./gradients";

const smooth = (colors: Gradient["colors"], rotation: number): Gradient => ({
  colors,
  style: "smooth",
  rotation,
  type: "linear",
  isDefault: false,
});
const round = (colors: Gradient["colors"]): Gradient => ({
  ...smooth(colors, 180),
  type: "radial",
});
const bands = (colors: Gradient["colors"], rotation: number): Gradient => ({
  ...smooth(colors, rotation),
  style: "bands",
});

/** Gradients to take as they are, beside the five that every page starts with; light ones first. */
export const READY_GRADIENTS: readonly Gradient[] = [
  smooth(["#FFF8EC", "#FFE7D1", "#FBC9B5"], 170),
  smooth(["#FDF3F4", "#F4D8DF", "#D9AFC4"], 160),
  smooth(["#F4F1FB", "#DDD6F3", "#B4A7DE"], 180),
  smooth(["#EFF7FB", "#CFE6F2", "#93C2DD"], 180),
  smooth(["#F2F8EC", "#D8EBC8", "#A5CBA0"], 150),
  smooth(["#FFF9DB", "#FBE48B", "#F2B441"], 200),
  round(["#FFFFFF", "#F1ECE4", "#D6CCBD"]),
  round(["#FFEFD6", "#F6B98B", "#C9694E"]),
  bands(["#F7E9D7", "#E58F65", "#B4432F"], 160),
  bands(["#E8F0EA", "#8DB3A4", "#2F5D57"], 135),
  smooth(["#FF9E7A", "#E5537A", "#7A2E8E"], 160),
  smooth(["#F9C46B", "#EE6C4D", "#9C2C3B"], 200),
  smooth(["#8FD3C8", "#3A8FB7", "#26457C"], 170),
  smooth(["#A8C686", "#4F8A6B", "#1E4D4A"], 190),
  smooth(["#B8A1E3", "#6C5BB5", "#2B2A66"], 200),
  round(["#F2A65A", "#A8324A", "#2D1230"]),
  round(["#4C8C9B", "#1E4B63", "#0B1E2D"]),
  smooth(["#5B5F8D", "#2E3159", "#12132B"], 180),
  smooth(["#5C6B4E", "#33402E", "#161C14"], 165),
  bands(["#8C3B2E", "#4A1F22", "#1C1013"], 150),
];
