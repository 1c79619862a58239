import { MARKETPLACES } from "./marketplaces";
import { MESSENGERS } from "./messengers";
import type { Service } from "./service";
import { SOCIAL } from "./social";
import { VIDEOS } from "./videos";

/** Which services each block of services offers, in the order they are proposed. */
export const SERVICES = {
  messengers: MESSENGERS,
  marketplaces: MARKETPLACES,
  videos: VIDEOS,
  socialButtons: SOCIAL,
  socialIcons: SOCIAL,
} as const satisfies Record<string, readonly Service[]>;

export type ServiceBlockType = keyof typeof SERVICES;

export const SERVICE_BLOCK_TYPES = Object.keys(SERVICES) as readonly ServiceBlockType[];

/** Every service once. */
export const ALL_SERVICES: readonly Service[] = [...SOCIAL, ...MESSENGERS, ...MARKETPLACES, ...VIDEOS];

const BY_ID = new Map(ALL_SERVICES.map((service) => [service.id, service]));

/** The service of an id, or undefined. */
export function serviceById(id: string): Service | undefined {
  return BY_ID.get(id);
}

/** Whether a block of this type offers the service. */
export function offers(type: ServiceBlockType, id: string): boolean {
  return SERVICES[type].some((service) => service.id === id);
}
