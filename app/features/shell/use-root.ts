import { useRouteLoaderData } from "@remix-run/react";
import type { AppRootData } from "~/server/http/app/root-data.server";

/** @returns what the root loader told every screen of the app */
export function useRoot(): AppRootData {
  const data = useRouteLoaderData("root") as AppRootData | undefined;
  if (!data) throw new Error("The root's data is needed here");
  return data;
}
