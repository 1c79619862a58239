/** What wrangler.toml binds; made by `npm run types`, never changed by hand. */
export interface WranglerBindings {
  BUCKET: R2Bucket;
  DB: D1Database;
  VISITS: D1Database;
  MAIL: SendEmail;
  BURST: RateLimit;
  IMAGES: ImagesBinding;
  ASSETS: Fetcher;
  MODE: string;
  APP_ORIGIN: string;
  SITE_ORIGIN: string;
  API_ORIGIN: string;
  MAIL_FROM: string;
  REPORT_MAIL: string;
  JOBS: DurableObjectNamespace;
  LIMITER: DurableObjectNamespace;
  VISIT_DAYS: DurableObjectNamespace;
  SHARE_IMAGE: Fetcher;
  SOCIAL_REDIRECTS?: string;
  SANDBOX?: Fetcher;
}
