import { LIMITS } from "~/domain/limits";

/** Types to bring. Whether a browser decodes HEIC is found out by trying; what is sent is JPEG or WebP. */
export const ACCEPTED_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/heic",
  "image/heif",
];

export type ImageProblem = "imageType" | "imageTooLarge";

/** What is wrong with a chosen file before anybody decodes it. */
export function imageProblem(file: Pick<File, "type" | "size">): ImageProblem | null {
  if (!ACCEPTED_TYPES.includes(file.type)) return "imageType";
  return file.size > LIMITS.imageBytes ? "imageTooLarge" : null;
}
