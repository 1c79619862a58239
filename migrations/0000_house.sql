CREATE TABLE `entitlements` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`cycle` text,
	`seats` integer DEFAULT 0 NOT NULL,
	`ends_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_tokens_hash` ON `mail_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_tokens_hash` ON `refresh_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_session` ON `refresh_tokens` (`session_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expiry` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`roles` text DEFAULT '[]' NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`email_verified_at` integer,
	`questions_at` integer,
	`first_touch` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `cards` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`owner_id` text NOT NULL,
	`code` text NOT NULL,
	`page_id` text,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_duplicate` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cards_hash` ON `cards` (`hash`);--> statement-breakpoint
CREATE INDEX `cards_owner` ON `cards` (`owner_id`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `cards_page` ON `cards` (`page_id`);--> statement-breakpoint
CREATE TABLE `codes` (
	`code` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`page_id` text,
	`card_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`thing` text NOT NULL,
	`detail` text,
	`request_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_thing` ON `audit_log` (`thing`,`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer DEFAULT 0 NOT NULL,
	`body` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`payload` text NOT NULL,
	`shard` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_shard` ON `outbox` (`shard`,`run_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`run_at`,`shard`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`finished_at`) WHERE state = 'dead';--> statement-breakpoint
CREATE TABLE `temporary_entities` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`entity` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `temporary_entities_expiry` ON `temporary_entities` (`expires_at`);--> statement-breakpoint
CREATE TABLE `temporary_images` (
	`id` text PRIMARY KEY NOT NULL,
	`temporary_id` text NOT NULL,
	`type` integer NOT NULL,
	`key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `temporary_images_type` ON `temporary_images` (`temporary_id`,`type`);--> statement-breakpoint
CREATE INDEX `temporary_images_key` ON `temporary_images` (`key`);--> statement-breakpoint
CREATE TABLE `page_images` (
	`page_id` text NOT NULL,
	`type` integer NOT NULL,
	`key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`page_id`, `type`)
);
--> statement-breakpoint
CREATE INDEX `page_images_key` ON `page_images` (`key`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`slug` text NOT NULL,
	`code` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`is_pro` integer DEFAULT false NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`unpublished_reason` text,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`is_duplicate` integer DEFAULT false NOT NULL,
	`share_image_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`suspended_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` (`slug`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `pages_owner` ON `pages` (`owner_id`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `pages_share_image` ON `pages` (`share_image_key`) WHERE share_image_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `slug_holds` (
	`slug` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_changes_at` ON `site_changes` (`at`);