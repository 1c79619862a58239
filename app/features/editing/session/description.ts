import type { AnonymousSlot } from "~/domain/anonymous/schema";
import type { FieldError } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import type { UploadTarget } from "~/features/editing/images/api-upload";
import type { SessionRules } from "./reducer";
import type { EditingTypes, PlacedImage, StoredDraft } from "./session";

/** A version that the server has stored. */
export type Stored<T extends EditingTypes> = StoredDraft<T> & { stored: T["stored"] };

/** How one kind of thing is read and stored. None of these throws. */
export interface EditingCalls<T extends EditingTypes> {
  create(
    draft: T["draft"],
    options: { isPaid: boolean; idempotencyKey: string },
  ): Promise<ApiResult<Stored<T>>>;
  /** @param version that the stored one must still have; absent to write over whatever is there */
  update(
    stored: T["stored"],
    draft: T["draft"],
    options: { isPaid: boolean; version: number },
  ): Promise<ApiResult<Stored<T>>>;
  /** Puts a deleted one back, with its address and codes. Absent where it cannot be. */
  restore?(stored: T["stored"]): Promise<ApiResult<unknown>>;
  /** @param key that `keyOf` gives, or the id */
  read(key: string): Promise<ApiResult<Stored<T>>>;
  /**
   * Stores a draft for a visitor without an account; with an id it replaces the draft stored under it. Absent if an
   * account is required to edit.
   */
  createAnonymously?(
    draft: T["draft"],
    temporaryId: string | undefined,
  ): Promise<ApiResult<{ temporaryId: string }>>;
}

/** How the images of one kind of thing are found in it and stored. */
export interface ImageRules<T extends EditingTypes> {
  imagesOf(draft: T["draft"]): readonly PlacedImage[];
  /** A draft with image addresses replaced, undefined for a deleted one; the same object if none changes. */
  withImages(draft: T["draft"], exchange: (address: string) => string | undefined): T["draft"];
  /** Where the stored thing's images are sent to. */
  uploadTarget(stored: T["stored"]): UploadTarget;
  removeImage(stored: T["stored"], slot: AnonymousSlot): Promise<ApiResult<{ isRemoved: boolean }>>;
  /** The stored thing's metadata, with the sizes in bytes of uploaded images by their address. */
  withImageBytes?(stored: T["stored"], bytes: Readonly<Record<string, number>>): T["stored"];
  /** Whether an image is deleted with the part of the draft that held it, and needs no separate removal. */
  isRemovedWithPart?(slot: AnonymousSlot, draft: T["draft"]): boolean;
}

/** Everything by which the editing sessions of two kinds of things differ. */
export interface EditingDescription<T extends EditingTypes> extends SessionRules<T> {
  /** Names it in this browser's storage. */
  kind: "page" | "card" | `card:${string}` | "template";
  /** The key of the stored thing in addresses, and in this browser's storage. */
  keyOf(stored: T["stored"]): string;
  /** Paths of its editor and its list, without the language prefix. */
  editorPath(stored: T["stored"]): string;
  listPath: string;
  /** @returns an autosave as a draft; null if this version cannot read it */
  parse(autosaved: unknown): T["draft"] | null;
  empty(): T["draft"];
  /** Whether a stored draft equals what was sent; images are sent by separate calls and do not count. */
  isWrite(sent: T["draft"], stored: T["draft"]): boolean;
  /** A draft with the values set by the server, such as an address. */
  completed?(draft: T["draft"], stored: T["stored"]): T["draft"];
  locate(error: FieldError, draft: T["draft"]): T["problem"];
  /** Whether the screen has a control for it; otherwise it is shown in a notice. */
  hasControl(problem: T["problem"]): boolean;
  /** The view in which its control is rendered. */
  viewOf(problem: T["problem"]): Partial<T["view"]>;
  /** @returns the control of a problem, null while it is not on the screen */
  findControl(problem: T["problem"], draft: T["draft"]): HTMLElement | null;
  /**
   * The parts that cannot be saved without a plan, by dotted paths; empty or absent if it can be.
   * @param saved the stored draft; null for a new thing
   */
  paidParts?(draft: T["draft"], saved: T["draft"] | null): readonly string[];
  /** Absent where it holds none. */
  images?: ImageRules<T>;
  calls: EditingCalls<T>;
}

/** The same for equal slots, different for any two others. */
export function slotName(slot: AnonymousSlot): string {
  return slot.type === "block" ? `block ${slot.block}` : String(slot.type);
}

/** The images of a draft. */
export const imagesIn = <T extends EditingTypes>(
  { images }: EditingDescription<T>,
  draft: T["draft"],
): readonly PlacedImage[] => images?.imagesOf(draft) ?? [];

/** A draft with the addresses of its images replaced; the same object if none changes. */
export const exchangeImages = <T extends EditingTypes>(
  { images }: EditingDescription<T>,
  draft: T["draft"],
  exchange: (address: string) => string | undefined,
): T["draft"] => images?.withImages(draft, exchange) ?? draft;

/** A draft with the images of another in place of some of its own, by their slots; removed where that has none. */
export function withImagesOf<T extends EditingTypes>(
  description: EditingDescription<T>,
  draft: T["draft"],
  other: T["draft"],
  isReplaced: (address: string) => boolean,
): T["draft"] {
  const others = new Map(imagesIn(description, other).map(({ slot, address }) => [slotName(slot), address]));
  const exchanged = new Map(
    imagesIn(description, draft).flatMap(({ slot, address }) =>
      isReplaced(address) ? [[address, others.get(slotName(slot))] as const] : [],
    ),
  );
  return exchangeImages(description, draft, (address) =>
    exchanged.has(address) ? exchanged.get(address) : address,
  );
}
