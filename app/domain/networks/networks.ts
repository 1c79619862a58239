import { MARKETPLACES } from "./marketplaces";
import { MESSENGERS } from "./messengers";
import type { Network } from "./network";
import { SOCIAL } from "./social";
import { VIDEOS } from "./videos";

/** Which services each block of services offers, in the order they are proposed. */
export const SERVICES = {
  messengers: MESSENGERS,
  marketplaces: MARKETPLACES,
  videos: VIDEOS,
  socialButtons: SOCIAL,
  socialIcons: SOCIAL,
} as const satisfies Record<string, readonly Network[]>;

export type NetworkBlockType = keyof typeof SERVICES;

export const SERVICE_BLOCK_TYPES = Object.keys(SERVICES) as readonly NetworkBlockType[];

/** Every service once. */
export const ALL_SERVICES: readonly Network[] = [...SOCIAL, ...MESSENGERS, ...MARKETPLACES, ...VIDEOS];

const BY_ID = new Map(ALL_SERVICES.map((service) => [service.id, service]));

/** The service of an id, or undefined. */
export function networkById(id: string): Network | undefined {
  return BY_ID.get(id);
}

/** Whether a block of this type offers the service. */
export function offers(type: NetworkBlockType, id: string): boolean {
  return SERVICES[type].some((service) => service.id === id);
}
