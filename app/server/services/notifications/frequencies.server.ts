import {
  CHANGEABLE_KINDS,
  type ChangeableKind,
  DEFAULT_FREQUENCY,
  type Frequency,
} from "~/domain/notifications/kinds";
import { findPreferences } from "~/server/data/notifications.server";
import type { Database } from "~/server/platform/platform.server";

export type Frequencies = Record<ChangeableKind, Frequency>;

/** @returns a user's mail frequency for every kind with a preference */
export async function frequenciesOf(db: Database, userId: string): Promise<Frequencies> {
  const stored = await findPreferences(db, userId);
  const frequencies = { ...DEFAULT_FREQUENCY };
  for (const kind of CHANGEABLE_KINDS) {
    const said = stored.find((row) => row.kind === kind);
    if (said) frequencies[kind] = said.frequency;
  }
  return frequencies;
}
