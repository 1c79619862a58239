CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`page_id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`phone` text,
	`email` text,
	`position` text,
	`company` text,
	`linked_in` text,
	`source` text NOT NULL,
	`consent` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contacts_owner` ON `contacts` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_page` ON `contacts` (`page_id`);--> statement-breakpoint
CREATE TABLE `block_images` (
	`holder_id` text NOT NULL,
	`block_key` text NOT NULL,
	`key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`holder_id`, `block_key`)
);
--> statement-breakpoint
CREATE INDEX `block_images_key` ON `block_images` (`key`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`slug` text NOT NULL,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`email` text,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reports_page` ON `reports` (`page_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `pages_listed` ON `pages` (`slug`,`owner_id`,`is_pro`,`published_at`,`updated_at`) WHERE published = 1 AND deleted_at IS NULL AND suspended_at IS NULL AND json_extract(content, '$.sensitive') IS NULL AND json_extract(content, '$.seo.isHidden') IS NOT 1;--> statement-breakpoint
CREATE TRIGGER site_block_image_added AFTER INSERT ON block_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE id = new.holder_id;
END;
--> statement-breakpoint
CREATE TRIGGER site_block_image_changed AFTER UPDATE ON block_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE id = new.holder_id;
END;
--> statement-breakpoint
CREATE TRIGGER site_block_image_removed AFTER DELETE ON block_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE id = old.holder_id;
END;
