ALTER TABLE `contacts` ADD `mailed_at` integer;--> statement-breakpoint
CREATE INDEX `contacts_mailed` ON `contacts` (`owner_id`,`mailed_at`);--> statement-breakpoint
ALTER TABLE `temporary_entities` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `temporary_entities` ADD `refusal` text;--> statement-breakpoint
CREATE INDEX `temporary_entities_owner` ON `temporary_entities` (`owner_id`,`expires_at`) WHERE owner_id IS NOT NULL;