CREATE TABLE `consent_withdrawals` (
	`contact_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`version` text NOT NULL,
	`text_hash` text NOT NULL,
	`address_hash` text,
	`consented_at` integer NOT NULL,
	`withdrawn_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_withdrawals_owner` ON `consent_withdrawals` (`owner_id`);--> statement-breakpoint
CREATE INDEX `consent_withdrawals_at` ON `consent_withdrawals` (`withdrawn_at`);--> statement-breakpoint
CREATE TABLE `contact_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`format` text NOT NULL,
	`columns` text DEFAULT '{}' NOT NULL,
	`total` integer NOT NULL,
	`read` integer DEFAULT 0 NOT NULL,
	`stored` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`errors` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `contact_imports_owner` ON `contact_imports` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_settings` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`retention_months` integer DEFAULT 36 NOT NULL,
	`sends_receipts` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE `contacts` ADD `card_id` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `code` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `message` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `language` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `person_key` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `merged_into` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `held` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `contacts` ADD `seq` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_seq` ON `contacts` (`seq`);--> statement-breakpoint
CREATE INDEX `contacts_person` ON `contacts` (`owner_id`,`person_key`);--> statement-breakpoint
CREATE INDEX `contacts_merged` ON `contacts` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_deleted` ON `contacts` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- What lists of contacts are searched and filtered by: `marks` holds one word for each thing that is filtered by, `words`
-- what is searched in. It stores no text of its own, so that each deletion names what was indexed; what is deleted leaves
-- the index at once (secure-delete).
CREATE VIRTUAL TABLE contact_search USING fts5(
  marks, words, content='', tokenize="unicode61 remove_diacritics 2", prefix='2 3 4 5'
);
--> statement-breakpoint
INSERT INTO contact_search (contact_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER contacts_numbered AFTER INSERT ON contacts WHEN new.seq IS NULL BEGIN
  UPDATE contacts SET seq = (SELECT coalesce(max(seq), 0) + 1 FROM contacts) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_unindexed AFTER DELETE ON contacts
WHEN old.seq IS NOT NULL AND old.deleted_at IS NULL AND old.merged_into IS NULL BEGIN
  INSERT INTO contact_search (contact_search, rowid, marks, words) VALUES ('delete', old.seq,
    (CASE WHEN old.held IS NULL THEN 'live' ELSE 'held' END) || replace(old.owner_id, '_', '')
    || ' page' || replace(old.page_id, '_', '') || ' card' || replace(coalesce(old.card_id, ''), '_', '')
    || ' code' || coalesce(old.code, '') || ' status' || old.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(old.tags)), ''),
    old.name || ' ' || coalesce(old.company, '') || ' ' || coalesce(old.email, '') || ' ' || coalesce(old.phone, '') || ' '
    || replace(replace(replace(replace(replace(coalesce(old.phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') || ' '
    || old.note || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(old.tags)), ''));
END;
--> statement-breakpoint
CREATE TRIGGER contacts_reindexed AFTER UPDATE OF
  seq, owner_id, page_id, card_id, code, name, phone, email, company, note, tags, status, held, merged_into, deleted_at
ON contacts BEGIN
  INSERT INTO contact_search (contact_search, rowid, marks, words) SELECT 'delete', old.seq,
    (CASE WHEN old.held IS NULL THEN 'live' ELSE 'held' END) || replace(old.owner_id, '_', '')
    || ' page' || replace(old.page_id, '_', '') || ' card' || replace(coalesce(old.card_id, ''), '_', '')
    || ' code' || coalesce(old.code, '') || ' status' || old.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(old.tags)), ''),
    old.name || ' ' || coalesce(old.company, '') || ' ' || coalesce(old.email, '') || ' ' || coalesce(old.phone, '') || ' '
    || replace(replace(replace(replace(replace(coalesce(old.phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') || ' '
    || old.note || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(old.tags)), '')
  WHERE old.seq IS NOT NULL AND old.deleted_at IS NULL AND old.merged_into IS NULL;
  INSERT INTO contact_search (rowid, marks, words) SELECT new.seq,
    (CASE WHEN new.held IS NULL THEN 'live' ELSE 'held' END) || replace(new.owner_id, '_', '')
    || ' page' || replace(new.page_id, '_', '') || ' card' || replace(coalesce(new.card_id, ''), '_', '')
    || ' code' || coalesce(new.code, '') || ' status' || new.status
    || coalesce((SELECT group_concat(' tag' || hex(value), '') FROM json_each(new.tags)), ''),
    new.name || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.phone, '') || ' '
    || replace(replace(replace(replace(replace(coalesce(new.phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') || ' '
    || new.note || ' ' || coalesce((SELECT group_concat(value, ' ') FROM json_each(new.tags)), '')
  WHERE new.seq IS NOT NULL AND new.deleted_at IS NULL AND new.merged_into IS NULL;
END;
--> statement-breakpoint
UPDATE contacts SET seq = rowid,
  person_key = CASE WHEN email IS NOT NULL THEN 'e:' || lower(email) WHEN phone IS NOT NULL THEN 'p:' || phone END;
