import { useRouteLoaderData } from "@remix-run/react";
import type { loadRoot } from "~/server/http/app/root-data.server";

/** @returns the root loader's data, available to every screen of the app */
export function useRoot() {
  const data = useRouteLoaderData<typeof loadRoot>("root");
  if (data?.surface !== "app") throw new Error("The root's data is needed here");
  return data;
}
