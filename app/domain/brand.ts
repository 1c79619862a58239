/** The product's name, written in titles, mails, the branding line and the share image's watermark. */
export const BRAND = "Visita";

/** Lower-case short form for places that allow no capitals (JWT issuer, file names). */
export const BRAND_ID = "visita";

/** Issuer of our access tokens, and the audience that each surface requires. */
export const TOKEN_ISSUER = BRAND_ID;
export const TOKEN_AUDIENCE = `${BRAND_ID}-api`;

/** The accent of the brand, `#RRGGBB`: used where CSS variables do not reach (mails, share images). */
export const BRAND_COLOR = "#C4371A";
