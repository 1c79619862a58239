import { LIMITS } from "~/domain/limits";

/** Types that can be chosen. Whether a browser decodes HEIC is found out by trying; JPEG or WebP is sent. */
export const ACCEPTED_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/heic",
  "image/heif",
];

export type ImageProblem = "imageType" | "imageTooLarge";

/** The problem of a chosen file that is found without decoding it. */
export function imageProblem(file: Pick<File, "type" | "size">): ImageProblem | null {
  if (!ACCEPTED_TYPES.includes(file.type)) return "imageType";
  return file.size > LIMITS.imageBytes ? "imageTooLarge" : null;
}
