import { useSearchParams } from "@remix-run/react";

/** Whether the list is of a team, in which the user is a member: read, noted and tagged, and nothing more. */
export function useIsTeamList(): boolean {
  const [query] = useSearchParams();
  return query.has("team");
}
