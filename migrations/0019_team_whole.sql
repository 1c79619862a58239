CREATE TABLE `card_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_templates_owner` ON `card_templates` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `member_import_rows` (
	`import_id` text NOT NULL,
	`place` integer NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`card_id` text,
	PRIMARY KEY(`import_id`, `place`)
);
--> statement-breakpoint
CREATE TABLE `member_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`permission` text NOT NULL,
	`invites` integer NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `member_imports_owner` ON `member_imports` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `member_leavings` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`member_id` text NOT NULL,
	`name` text NOT NULL,
	`card_id` text,
	`cause` text NOT NULL,
	`choice` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `member_leavings_owner` ON `member_leavings` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `member_leavings_member` ON `member_leavings` (`member_id`);--> statement-breakpoint
CREATE TABLE `page_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_templates_owner` ON `page_templates` (`owner_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `cards` ADD `template_id` text;--> statement-breakpoint
CREATE INDEX `cards_template` ON `cards` (`template_id`) WHERE template_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `codes` ADD `leads_to_card` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `leads_to_page` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `template_id` text;--> statement-breakpoint
CREATE INDEX `pages_template` ON `pages` (`template_id`) WHERE template_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `sees_contacts_of` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `export_until` integer;