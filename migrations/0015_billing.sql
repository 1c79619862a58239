CREATE TABLE `billing_commands` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`is_open` integer NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_commands_open` ON `billing_commands` (`user_id`) WHERE is_open = 1;--> statement-breakpoint
CREATE INDEX `billing_commands_user` ON `billing_commands` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`synced_at` integer,
	`first_paid_at` integer,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_user` ON `billing_customers` (`user_id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`number` text,
	`created_at` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`paid_at` integer,
	`url` text,
	`pdf_url` text
);
--> statement-breakpoint
CREATE INDEX `invoices_user` ON `invoices` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `kept_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`choice` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer_id` text,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`record` text NOT NULL,
	`period_ends_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_period` ON `subscriptions` (`period_ends_at`);--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`frequency` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_dedupe` ON `notifications` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_unmailed` ON `notifications` (`user_id`,`created_at`) WHERE mailed_at IS NULL;--> statement-breakpoint
ALTER TABLE `cards` ADD `resting_at` integer;
--> statement-breakpoint
-- A card that rests is shown as the free card: visitors and passes see a difference.
CREATE TRIGGER change_card_rested AFTER UPDATE OF resting_at ON cards
WHEN (old.resting_at IS NULL) <> (new.resting_at IS NULL) BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;
