import { z } from "zod";
import { pageOf } from "../objects/page";
import { missing } from "../problem";
import { call, LISTING, TEXT } from "./call";

const MAX_EVENTS = 10_000;

const parsed = ({ body }: { body: string }): object => JSON.parse(body);

export const EVENT_CALLS = [
  call(
    "GET",
    "/v1/events",
    { ...LISTING, type: TEXT.optional(), types: z.array(z.string()).optional() },
    ({ events }, { type, types, ...paging }) => {
      const rows = events
        .list({ ...(type && { type }), limit: MAX_EVENTS })
        .filter((row) => !types || types.includes(row.type));
      return pageOf("/v1/events", rows, paging, parsed);
    },
  ),
  call("GET", "/v1/events/:id", {}, ({ events }, _, [id = ""]) => {
    const row = events.find(id);
    if (!row) throw missing("event", id);
    return parsed(row);
  }),
];
