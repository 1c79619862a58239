/** Where an image is in the export: by the last part of its address, as the JSON has it. */
export const imageName = (key: string): string => `images/${key.slice(key.indexOf("/") + 1)}`;
