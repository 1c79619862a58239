/** The image of the brand that the app's own screens are shared with, in `public/`. Sides in CSS pixels. */
export const SHARE_IMAGE = { path: "/share.png", width: 1200, height: 630 } as const;
