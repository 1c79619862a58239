-- Where a code leads instead of its card decides what it answers.
DROP TRIGGER change_code_changed;
--> statement-breakpoint
CREATE TRIGGER change_code_changed AFTER UPDATE ON codes
WHEN old.owner_id IS NOT new.owner_id OR old.page_id IS NOT new.page_id OR old.card_id IS NOT new.card_id
  OR old.style IS NOT new.style OR old.leads_to_card IS NOT new.leads_to_card
  OR old.leads_to_page IS NOT new.leads_to_page BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('code', new.code, new.owner_id);
END;
--> statement-breakpoint
-- What the owner shows with another contact is in the index too, by a mark of its own: the member who met it lists it.
DROP TRIGGER contacts_unindexed;
--> statement-breakpoint
CREATE TRIGGER contacts_unindexed AFTER DELETE ON contacts
WHEN old.seq IS NOT NULL AND old.deleted_at IS NULL BEGIN
  INSERT INTO contact_search (contact_search, rowid, marks, words) VALUES ('delete', old.seq,
    (CASE WHEN old.held IS NOT NULL THEN 'held' WHEN old.merged_into IS NULL THEN 'live' ELSE 'merged' END) || replace(old.owner_id, '_', '')
    || ' page' || replace(old.page_id, '_', '') || ' card' || replace(coalesce(old.card_id, ''), '_', '')
    || ' code' || coalesce(old.code, '') || coalesce(' member' || replace(old.member_id, '_', ''), '') || ' status' || old.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(old.tags)), ''),
    replace(replace(old.name || ' ' || coalesce(old.company, '') || ' ' || coalesce(old.email, '') || ' ' || coalesce(old.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(old.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || old.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(old.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss'));
END;
--> statement-breakpoint
DROP TRIGGER contacts_reindexed;
--> statement-breakpoint
CREATE TRIGGER contacts_reindexed AFTER UPDATE OF
  seq, owner_id, page_id, card_id, code, member_id, name, phone, email, company, note, tags, status, held, merged_into, deleted_at
ON contacts BEGIN
  INSERT INTO contact_search (contact_search, rowid, marks, words) SELECT 'delete', old.seq,
    (CASE WHEN old.held IS NOT NULL THEN 'held' WHEN old.merged_into IS NULL THEN 'live' ELSE 'merged' END) || replace(old.owner_id, '_', '')
    || ' page' || replace(old.page_id, '_', '') || ' card' || replace(coalesce(old.card_id, ''), '_', '')
    || ' code' || coalesce(old.code, '') || coalesce(' member' || replace(old.member_id, '_', ''), '') || ' status' || old.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(old.tags)), ''),
    replace(replace(old.name || ' ' || coalesce(old.company, '') || ' ' || coalesce(old.email, '') || ' ' || coalesce(old.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(old.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || old.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(old.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  WHERE old.seq IS NOT NULL AND old.deleted_at IS NULL;
  INSERT INTO contact_search (rowid, marks, words) SELECT new.seq,
    (CASE WHEN new.held IS NOT NULL THEN 'held' WHEN new.merged_into IS NULL THEN 'live' ELSE 'merged' END) || replace(new.owner_id, '_', '')
    || ' page' || replace(new.page_id, '_', '') || ' card' || replace(coalesce(new.card_id, ''), '_', '')
    || ' code' || coalesce(new.code, '') || coalesce(' member' || replace(new.member_id, '_', ''), '') || ' status' || new.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(new.tags)), ''),
    replace(replace(new.name || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(new.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || new.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(new.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  WHERE new.seq IS NOT NULL AND new.deleted_at IS NULL;
END;
--> statement-breakpoint
INSERT INTO contact_search (contact_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO contact_search (rowid, marks, words) SELECT seq,
    (CASE WHEN held IS NOT NULL THEN 'held' WHEN merged_into IS NULL THEN 'live' ELSE 'merged' END) || replace(owner_id, '_', '')
    || ' page' || replace(page_id, '_', '') || ' card' || replace(coalesce(card_id, ''), '_', '')
    || ' code' || coalesce(code, '') || coalesce(' member' || replace(member_id, '_', ''), '') || ' status' || status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(tags)), ''),
    replace(replace(contacts.name || ' ' || coalesce(contacts.company, '') || ' ' || coalesce(contacts.email, '') || ' ' || coalesce(contacts.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(contacts.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || contacts.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(contacts.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  FROM contacts WHERE seq IS NOT NULL AND deleted_at IS NULL ORDER BY seq;
