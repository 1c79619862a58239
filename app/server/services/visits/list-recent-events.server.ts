import type { UserActor } from "~/domain/accounts/actor";
import { contactFilterSchema } from "~/domain/contacts/filter";
import { unpackCounts } from "~/domain/visits/counts";
import { OTHER } from "~/domain/visits/limits";
import type { VisitReport } from "~/domain/visits/report";
import { codeThing } from "~/domain/visits/thing";
import { ownZone } from "~/domain/visits/visited";
import { localTime } from "~/domain/visits/zone-day";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { readDays } from "./read-days.server";

/** A code that was scanned in an hour of the owner's, or a contact that came in it. */
export interface RecentEvent {
  kind: "scan" | "contact";
  /** `YYYY-MM-DDTHH` */
  at: string;
  /** Of the code or the contact; empty where it has none. */
  name: string;
  /** Of a code, in that hour. */
  scans: number;
}

const SHOWN = 5;
/** Codes that are looked through, the most scanned: each has a row a day. */
const CODES = 20;

/** @returns the last scans and contacts of a week, the latest first */
export async function listRecentEvents(
  platform: Platform,
  actor: UserActor,
  week: VisitReport,
): Promise<RecentEvent[]> {
  const [scans, contacts] = await Promise.all([
    scansOf(platform, actor, week),
    contactsOf(platform, actor, week),
  ]);
  return [...contacts, ...scans].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, SHOWN);
}

async function scansOf(platform: Platform, { userId }: UserActor, week: VisitReport): Promise<RecentEvent[]> {
  const codes = week.codes.filter(({ code, scans }) => code !== OTHER && scans > 0).slice(0, CODES);
  if (codes.length === 0) return [];
  const names = new Map(codes.map(({ code, name }) => [codeThing(code) as string, name]));
  const own = ownZone((await findUser(platform.db, userId)) ?? null);
  const things = codes.map(({ code }) => codeThing(code));
  const { days } = await readDays(platform, { owner: userId, own, things }, week);
  return days.flatMap(({ day, thing, parts }) =>
    Object.entries(parts).flatMap(([hour, packed]): RecentEvent[] => {
      const { scans } = unpackCounts(packed);
      const at = `${day}T${hour.padStart(2, "0")}`;
      return scans > 0 ? [{ kind: "scan", at, name: names.get(thing) ?? "", scans }] : [];
    }),
  );
}

async function contactsOf(platform: Platform, actor: UserActor, week: VisitReport): Promise<RecentEvent[]> {
  const { items } = await listContacts(platform, actor, contactFilterSchema.parse({}), { limit: SHOWN });
  return items.flatMap(({ name, createdAt }): RecentEvent[] => {
    const { day, hour } = localTime(new Date(createdAt).getTime(), week.zone);
    const at = `${day}T${String(hour).padStart(2, "0")}`;
    return day < week.from ? [] : [{ kind: "contact", at, name, scans: 0 }];
  });
}
