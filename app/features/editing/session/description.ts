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
    options: { isPaid: boolean; version: number | undefined },
  ): Promise<ApiResult<Stored<T>>>;
  /** @param key that `keyOf` gives, or the id */
  read(key: string): Promise<ApiResult<Stored<T>>>;
  /**
   * Stores a draft for somebody without an account; with an id it replaces what is there under it. Absent where there is
   * nothing to edit without an account.
   */
  createAnonymously?(
    draft: T["draft"],
    temporaryId: string | undefined,
  ): Promise<ApiResult<{ temporaryId: string }>>;
}

/** How the images of one kind of thing are found in it and stored. */
export interface ImageRules<T extends EditingTypes> {
  imagesOf(draft: T["draft"]): readonly PlacedImage[];
  /** A draft with image addresses exchanged, undefined for one that is gone; the same object when none changes. */
  withImages(draft: T["draft"], exchange: (address: string) => string | undefined): T["draft"];
  /** Where the stored thing's images are sent to. */
  uploadTarget(stored: T["stored"]): UploadTarget;
  removeImage(stored: T["stored"], slot: AnonymousSlot): Promise<ApiResult<{ isRemoved: boolean }>>;
  /** What is known of the stored thing, with the weights in bytes of images that were sent, by their address. */
  withImageBytes?(stored: T["stored"], bytes: Readonly<Record<string, number>>): T["stored"];
  /** Whether an image goes with the part of the draft that held it, and needs no removal of its own. */
  isRemovedWithPart?(slot: AnonymousSlot, draft: T["draft"]): boolean;
}

/** Everything by which the editing session of one kind of thing differs from another's. */
export interface EditingDescription<T extends EditingTypes> extends SessionRules<T> {
  /** Names it in this browser's storage. */
  kind: "page" | "card" | `card:${string}` | "template";
  /** Names under which older programs stored a new one in this browser; they are read still. */
  formerNames?: readonly string[];
  /** What the stored thing is called in addresses, and in this browser's storage. */
  keyOf(stored: T["stored"]): string;
  /** Its editor, and the list that it stands on, without the language's prefix. */
  editorPath(stored: T["stored"]): string;
  listPath: string;
  /** @returns an autosave as a draft; null for what this program cannot go on with */
  parse(autosaved: unknown): T["draft"] | null;
  empty(): T["draft"];
  /** Whether a stored draft is what was sent; images go by calls of their own and do not count. */
  isWrite(sent: T["draft"], stored: T["draft"]): boolean;
  /** A draft with what the server decided, such as an address. */
  completed?(draft: T["draft"], stored: T["stored"]): T["draft"];
  locate(error: FieldError, draft: T["draft"]): T["problem"];
  /** Whether the screen has a control for it; what has none is said in a notice. */
  hasControl(problem: T["problem"]): boolean;
  /** What has to be in sight for its control to be there. */
  viewOf(problem: T["problem"]): Partial<T["view"]>;
  /** @returns the control of a problem, null while it is not on the screen */
  findControl(problem: T["problem"], draft: T["draft"]): HTMLElement | null;
  /** What a free plan does not include, by dotted paths; empty or absent for what may be saved without a plan. */
  paidParts?(draft: T["draft"]): readonly string[];
  /** Absent where it holds none. */
  images?: ImageRules<T>;
  calls: EditingCalls<T>;
}

/** The images of a draft. */
export const imagesIn = <T extends EditingTypes>(
  { images }: EditingDescription<T>,
  draft: T["draft"],
): readonly PlacedImage[] => images?.imagesOf(draft) ?? [];

/** A draft with the addresses of its images exchanged; the same object when none changes. */
export const exchangeImages = <T extends EditingTypes>(
  { images }: EditingDescription<T>,
  draft: T["draft"],
  exchange: (address: string) => string | undefined,
): T["draft"] => images?.withImages(draft, exchange) ?? draft;
