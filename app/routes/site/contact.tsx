import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contactFormPath } from "~/domain/addresses";
import { FORM_CONTROL, typedValues } from "~/domain/contacts/form";
import { systemHead } from "~/features/pages/page-head";
import { ContactForm } from "~/features/site/contact-form";
import { FormScreen } from "~/features/site/form-screen";
import { SystemScreen } from "~/features/site/system-screen";
import { type SiteContext, siteContext } from "~/server/http/request-context.server";
import { contactFormScreenMessages } from "~/server/http/site/messages.server";
import { refusalData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findContactForm, findFormPage } from "~/server/services/contacts/find-contact-form.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";

/** `/f/{pageId}`: POST stores what a visitor leaves in a page's contact form. To read it has nothing: the form is there. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  return unlessUnknown(site, async () => {
    if (site.posted) return receive(site, id, site.posted);
    throw redirect((await findFormPage(site.platform, id)).url, 302);
  });
}

async function receive(site: SiteContext, id: string, posted: ReadonlyMap<string, unknown>) {
  const { platform, language } = site;
  const form = await findContactForm(platform, id, posted.get(FORM_CONTROL.block), language);
  try {
    await storeContact(platform, form, posted, language);
  } catch (error) {
    const { ownerId: _owner, ...shown } = form;
    const messages = contactFormScreenMessages(site);
    return refusalData(site, error, { ...messages, form: shown, values: typedValues(posted) });
  }
  throw redirect(`${contactFormPath(id)}/thanks`, 303);
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
