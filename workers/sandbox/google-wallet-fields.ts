import { z } from "zod";

/**
 * The fields of a generic class and object in Google's reference, as far as cards use them. Strict: an unknown field is
 * rejected, as by Google.
 */
const bcp47 = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
const translated = z.strictObject({ language: bcp47, value: z.string().min(1).max(2000) });
const localized = z.strictObject({
  defaultValue: translated,
  translatedValues: z.array(translated).optional(),
});

/** `issuerId.identifier`. */
const resourceId = z.string().regex(/^\d{4,20}\.[A-Za-z0-9._-]{1,100}$/);
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n]/u.test(text) && text.isWellFormed(), "no control characters");

const field = z.strictObject({
  fieldPath: z.string().regex(/^(object|class)\.textModulesData\['[A-Za-z0-9_-]+'\]$/),
});
const item = z.strictObject({ firstValue: z.strictObject({ fields: z.array(field).min(1) }) });
const row = z.strictObject({ twoItems: z.strictObject({ startItem: item, endItem: item }) });

export const classSchema = z.strictObject({
  id: resourceId,
  multipleDevicesAndHoldersAllowedStatus: z
    .enum(["MULTIPLE_HOLDERS", "ONE_USER_ALL_DEVICES", "ONE_USER_ONE_DEVICE"])
    .optional(),
  classTemplateInfo: z
    .strictObject({
      cardTemplateOverride: z.strictObject({ cardRowTemplateInfos: z.array(row).max(3) }),
    })
    .optional(),
});

/** @param siteHostname host of images that may also lack https: localhost cannot have a certificate */
export function objectSchema(siteHostname: string) {
  const picture = z.string().refine((address) => {
    const url = URL.parse(address);
    return url !== null && (url.protocol === "https:" || url.hostname === siteHostname);
  }, "a public https address");
  const image = z.strictObject({
    sourceUri: z.strictObject({ uri: picture }),
    contentDescription: localized.optional(),
  });
  const link = z.strictObject({
    id: z.string().min(1).max(64),
    uri: z.string().regex(/^[a-z][a-z0-9+.-]*:.+/i, "a scheme"),
    description: plain(100),
    localizedDescription: localized.optional(),
  });
  const module = z.strictObject({
    id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    header: plain(200),
    localizedHeader: localized.optional(),
    body: plain(2000),
    localizedBody: localized.optional(),
  });
  return z.strictObject({
    id: resourceId,
    classId: resourceId,
    state: z.enum(["ACTIVE", "COMPLETED", "EXPIRED", "INACTIVE"]),
    cardTitle: localized,
    header: localized,
    subheader: localized.optional(),
    logo: image.optional(),
    heroImage: image.optional(),
    hexBackgroundColor: z
      .string()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
      .optional(),
    barcode: z
      .strictObject({ type: z.literal("QR_CODE"), value: plain(300), alternateText: plain(300).optional() })
      .optional(),
    textModulesData: z
      .array(module)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "ids once")
      .optional(),
    linksModuleData: z.strictObject({ uris: z.array(link).min(1) }).optional(),
  });
}
