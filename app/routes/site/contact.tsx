import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FORM_CONTROL, typedValues } from "~/domain/contacts/form";
import { normalizeCode } from "~/domain/ids";
import { systemHead } from "~/features/pages/page-head";
import { ContactForm } from "~/features/site/contact-form";
import { FormScreen } from "~/features/site/form-screen";
import { SystemScreen } from "~/features/site/system-screen";
import { type SiteContext, siteContext } from "~/server/http/request-context.server";
import { VISITED } from "~/server/http/site/document.server";
import { contactFormScreenMessages } from "~/server/http/site/messages.server";
import { formIsAt, refusalData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import {
  findCardForm,
  findContactForm,
  findFormCard,
  findFormPage,
} from "~/server/services/contacts/find-contact-form.server";
import { formTimeAgain } from "~/server/services/contacts/form-time.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";

/**
 * `/f/{pageId}`, `/f/c/{hash}`: POST stores a visitor's details from a page or a card. GET redirects to the page with
 * the form.
 */
export async function loader({ context, params: { id = "", hash } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { platform, language, posted } = site;
  return unlessUnknown(site, async () => {
    if (!posted)
      throw formIsAt((await (hash ? findFormCard(platform, hash) : findFormPage(platform, id))).url);
    const form = hash
      ? await findCardForm(platform, hash, language)
      : await findContactForm(platform, id, posted.get(FORM_CONTROL.block), language);
    const headers = new Headers();
    try {
      const { isHeld } = await storeContact(platform, form, posted, language);
      if (!isHeld) headers.set(VISITED, JSON.stringify(form.visited));
    } catch (error) {
      return refusalData(site, error, await refusedForm(site, form, posted));
    }
    throw redirect(`${form.action}/thanks`, { status: 303, headers });
  });
}

async function refusedForm(
  site: SiteContext,
  { ownerId: _owner, visited: _visited, source, id, ...form }: Awaited<ReturnType<typeof findContactForm>>,
  posted: ReadonlyMap<string, unknown>,
) {
  const time = await formTimeAgain(site.platform, id, posted.get(FORM_CONTROL.time));
  const code = normalizeCode(String(posted.get(FORM_CONTROL.code) ?? "")) ?? undefined;
  const messages = contactFormScreenMessages(site, source);
  return { ...messages, form: { ...form, time, code }, values: typedValues(posted) };
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteContact() {
  const data = useLoaderData<typeof loader>();
  if (data.kind === "unknown") return <SystemScreen {...data} />;
  const { title, back, refusal, form, messages, values } = data;
  return (
    <FormScreen
      title={title}
      text={form.text}
      summary={refusal.summary}
      back={{ href: form.url, label: back }}
    >
      <ContactForm {...form} messages={messages} values={values} fieldMessages={refusal.messages} />
    </FormScreen>
  );
}
