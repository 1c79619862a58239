import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { SharePageScreen } from "~/features/pages/sharing/share-page-screen";
import { screenMeta } from "~/i18n/meta";
import { withPrefix } from "~/server/http/app-paths.server";
import { userLoader } from "~/server/http/route.server";
import { getPage } from "~/server/services/pages/get-page.server";

export const handle = { screen: "share-page" };
export const meta = screenMeta("sharePage", { noIndex: true });

/** A page that is not there, or somebody else's, leads to the list, which says so. */
export const loader = userLoader(async ({ platform, actor, params, language }) => {
  try {
    const { page } = await getPage(platform, actor, params.id ?? "");
    const { id, url, qrUrl, updatedAt, profile, state } = page;
    return { id, url, qrUrl, updatedAt, title: profile.title, isPublished: state === "published" };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw redirect(withPrefix(language, "/dashboard-pages?missing=1"));
  }
});

export default function SharePage() {
  return <SharePageScreen page={useLoaderData<typeof loader>()} />;
}
