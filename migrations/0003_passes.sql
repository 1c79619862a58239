CREATE TABLE `card_images` (
	`holder_id` text NOT NULL,
	`slot` text NOT NULL,
	`key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`holder_id`, `slot`)
);
--> statement-breakpoint
CREATE INDEX `card_images_key` ON `card_images` (`key`);--> statement-breakpoint
CREATE TABLE `google_passes` (
	`card_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pass_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`push_token` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pass_registrations` (
	`device_id` text NOT NULL,
	`card_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`device_id`, `card_id`)
);
--> statement-breakpoint
CREATE INDEX `pass_registrations_card` ON `pass_registrations` (`card_id`);--> statement-breakpoint
ALTER TABLE `codes` ADD `name` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `style` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `updated_at` integer;--> statement-breakpoint
CREATE INDEX `codes_card` ON `codes` (`card_id`,`created_at`);--> statement-breakpoint
-- A card's further codes lead where the card does: whatever changes the one changes the others.
CREATE TRIGGER site_code_changed AFTER UPDATE ON codes BEGIN
  INSERT INTO site_changes (path, at) VALUES ('/q/' || new.code, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_card_codes_changed AFTER UPDATE ON cards BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || code, unixepoch() * 1000 FROM codes WHERE card_id = new.id AND code <> new.code;
END;
--> statement-breakpoint
CREATE TRIGGER site_page_codes_changed AFTER UPDATE ON pages BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || codes.code, unixepoch() * 1000 FROM cards JOIN codes ON codes.card_id = cards.id
    WHERE cards.page_id = new.id AND codes.code <> cards.code;
END;
--> statement-breakpoint
CREATE TRIGGER site_entitlement_codes_added AFTER INSERT ON entitlements BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || codes.code, unixepoch() * 1000 FROM cards JOIN codes ON codes.card_id = cards.id
    WHERE cards.owner_id = new.user_id AND cards.deleted_at IS NULL AND codes.code <> cards.code;
END;
--> statement-breakpoint
CREATE TRIGGER site_entitlement_codes_changed AFTER UPDATE ON entitlements BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || codes.code, unixepoch() * 1000 FROM cards JOIN codes ON codes.card_id = cards.id
    WHERE cards.owner_id = new.user_id AND cards.deleted_at IS NULL AND codes.code <> cards.code;
END;
--> statement-breakpoint
CREATE TRIGGER site_owner_codes_changed AFTER UPDATE OF is_enabled ON users BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || codes.code, unixepoch() * 1000 FROM cards JOIN codes ON codes.card_id = cards.id
    WHERE cards.owner_id = new.id AND cards.deleted_at IS NULL AND codes.code <> cards.code;
END;
--> statement-breakpoint
-- What a card's page, contact file and pass show of its pictures.
CREATE TRIGGER site_card_image_added AFTER INSERT ON card_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE id = new.holder_id;
END;
--> statement-breakpoint
CREATE TRIGGER site_card_image_changed AFTER UPDATE ON card_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE id = new.holder_id;
END;
--> statement-breakpoint
CREATE TRIGGER site_card_image_removed AFTER DELETE ON card_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE id = old.holder_id;
END;
