import type { Thing, ThingKind } from "~/domain/visits/thing";

/** Something whose visits can be looked at, as its owner knows it. */
export interface ListedThing {
  thing: Thing;
  kind: ThingKind;
  title: string;
}
