import type Stripe from "stripe";
import { STRIPE_API_VERSION } from "~/server/platform/stripe-sandbox.server";
import type { EventOf, EventType } from "../account";

export interface EventParts<T extends EventType> {
  id: string;
  created: number;
  type: T;
  object: EventOf<T>["data"]["object"];
  previous: object | undefined;
  request: Stripe.Event.Request;
}

/** @returns an event with its object as it is now */
export function presentEvent<T extends EventType>({
  id,
  created,
  type,
  object,
  previous,
  request,
}: EventParts<T>) {
  return {
    id,
    object: "event" as const,
    api_version: STRIPE_API_VERSION,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  } satisfies Stripe.EventBase;
}
