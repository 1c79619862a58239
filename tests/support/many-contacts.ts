/** Of so many contacts one is the owner's that is looked at. */
export const CONTACT_SHARE = 10;

/**
 * @returns the statement that makes contacts from one number up to another; each tenth is the owner's, who has met every
 * twentieth of theirs twice
 */
export function contactsFrom(ownerId: string, from: number, to: number): string {
  return `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1}),
    own(i, k) AS (SELECT i, i / ${CONTACT_SHARE} FROM n)
    INSERT INTO contacts (id, owner_id, page_id, card_id, code, name, phone, email, company, source, consent, note, tags,
      status, person_key, held, created_at, mailed_at)
    SELECT printf('cnt_%026d', i), CASE WHEN i % ${CONTACT_SHARE} = 0 THEN '${ownerId}' ELSE 'usr_' || (i % 9000) END,
      'pg_' || (k % 7), CASE WHEN k % 3 = 0 THEN 'crd_' || (k % 5) END, CASE WHEN k % 50 = 0 THEN 'CODE000001' END,
      'Person' || k || ' Surname' || (k % 997), '+49151' || printf('%07d', k), 'person' || (k - (k % 20 = 1)) || '@example.com',
      'Company ' || (k % 500), 'page', 'null', CASE WHEN k % 9 = 0 THEN 'met at the fair' ELSE '' END,
      CASE WHEN k % 4 = 0 THEN '["fair","vip"]' ELSE '[]' END,
      CASE k % 3 WHEN 0 THEN 'new' WHEN 1 THEN 'seen' ELSE 'done' END,
      'e:person' || (k - (k % 20 = 1)) || '@example.com', CASE WHEN k % 400 = 7 THEN 'links' END, i * 1000, 0
    FROM own`;
}
