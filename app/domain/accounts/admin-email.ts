/** Characters that the admin panel's field for an e-mail address takes. */
export const ADMIN_EMAIL = 70;
