CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`permission` text NOT NULL,
	`token_hash` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	`removed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (`owner_id`,`email`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `members_account` ON `members` (`owner_id`,`user_id`) WHERE removed_at IS NULL AND user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `members_token` ON `members` (`token_hash`);--> statement-breakpoint
CREATE INDEX `members_owner` ON `members` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE INDEX `members_invited` ON `members` (`email`) WHERE removed_at IS NULL AND user_id IS NULL;--> statement-breakpoint
ALTER TABLE `cards` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `cards` ADD `given_back_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `cards_member` ON `cards` (`member_id`) WHERE member_id IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `cards_given_back` ON `cards` (`given_back_at`) WHERE given_back_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `member_id` text;--> statement-breakpoint
CREATE INDEX `contacts_deleted_own` ON `contacts` (`owner_id`,`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- Contacts are found by the member whom they were met by, too, by a phone number however it is written, and by ss for ß. What
-- was indexed before is indexed anew, since a deletion names what was indexed.
DROP TRIGGER contacts_unindexed;
--> statement-breakpoint
CREATE TRIGGER contacts_unindexed AFTER DELETE ON contacts
WHEN old.seq IS NOT NULL AND old.deleted_at IS NULL AND old.merged_into IS NULL BEGIN
  INSERT INTO contact_search (contact_search, rowid, marks, words) VALUES ('delete', old.seq,
    (CASE WHEN old.held IS NULL THEN 'live' ELSE 'held' END) || replace(old.owner_id, '_', '')
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
    (CASE WHEN old.held IS NULL THEN 'live' ELSE 'held' END) || replace(old.owner_id, '_', '')
    || ' page' || replace(old.page_id, '_', '') || ' card' || replace(coalesce(old.card_id, ''), '_', '')
    || ' code' || coalesce(old.code, '') || coalesce(' member' || replace(old.member_id, '_', ''), '') || ' status' || old.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(old.tags)), ''),
    replace(replace(old.name || ' ' || coalesce(old.company, '') || ' ' || coalesce(old.email, '') || ' ' || coalesce(old.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(old.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || old.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(old.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  WHERE old.seq IS NOT NULL AND old.deleted_at IS NULL AND old.merged_into IS NULL;
  INSERT INTO contact_search (rowid, marks, words) SELECT new.seq,
    (CASE WHEN new.held IS NULL THEN 'live' ELSE 'held' END) || replace(new.owner_id, '_', '')
    || ' page' || replace(new.page_id, '_', '') || ' card' || replace(coalesce(new.card_id, ''), '_', '')
    || ' code' || coalesce(new.code, '') || coalesce(' member' || replace(new.member_id, '_', ''), '') || ' status' || new.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(new.tags)), ''),
    replace(replace(new.name || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(new.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || new.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(new.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  WHERE new.seq IS NOT NULL AND new.deleted_at IS NULL AND new.merged_into IS NULL;
END;
--> statement-breakpoint
INSERT INTO contact_search (contact_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO contact_search (rowid, marks, words) SELECT seq,
    (CASE WHEN held IS NULL THEN 'live' ELSE 'held' END) || replace(owner_id, '_', '')
    || ' page' || replace(page_id, '_', '') || ' card' || replace(coalesce(card_id, ''), '_', '')
    || ' code' || coalesce(code, '') || coalesce(' member' || replace(member_id, '_', ''), '') || ' status' || status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(tags)), ''),
    replace(replace(contacts.name || ' ' || coalesce(contacts.company, '') || ' ' || coalesce(contacts.email, '') || ' ' || coalesce(contacts.phone, '')
    || ' ' || replace(replace(replace(replace(replace(replace(replace(coalesce(contacts.phone, ''), ' ', ''), char(160), ''), '-', ''),
    '(', ''), ')', ''), '.', ''), '/', '') || ' ' || contacts.note || ' '
    || coalesce((SELECT group_concat(value, ' ') FROM json_each(contacts.tags)), ''), 'ß', 'ss'), 'ẞ', 'ss')
  FROM contacts WHERE seq IS NOT NULL AND deleted_at IS NULL AND merged_into IS NULL ORDER BY seq;
