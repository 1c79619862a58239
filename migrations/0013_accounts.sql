CREATE TABLE `user_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`data` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_events_user` ON `user_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `user_images` (
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
CREATE INDEX `user_images_key` ON `user_images` (`key`);--> statement-breakpoint
CREATE TABLE `deleted_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`reason` text,
	`deleted_at` integer NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
CREATE INDEX `deleted_accounts_left` ON `deleted_accounts` (`erased_at`);--> statement-breakpoint
CREATE TABLE `exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`progress` text,
	`key` text NOT NULL,
	`bytes` integer,
	`created_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `exports_user` ON `exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `exports_expiry` ON `exports` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`old_email` text NOT NULL,
	`new_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`proved_at` integer,
	`held_until` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `email_changes_user` ON `email_changes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_changes_held` ON `email_changes` (`old_email`,`held_until`) WHERE held_until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`email` text,
	`refresh_token` text,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`challenge_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_challenges_hash` ON `passkey_challenges` (`challenge_hash`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text,
	`is_backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `social_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`is_email_proved` integer NOT NULL,
	`name` text,
	`refresh_token` text,
	`user_id` text,
	`language` text NOT NULL,
	`route` text,
	`brought` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_proofs_hash` ON `social_proofs` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `social_proofs_expiry` ON `social_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `social_states` (
	`id` text PRIMARY KEY NOT NULL,
	`state_hash` text NOT NULL,
	`cookie_hash` text,
	`provider` text NOT NULL,
	`nonce` text NOT NULL,
	`verifier` text,
	`purpose` text NOT NULL,
	`user_id` text,
	`session_id` text,
	`origin` text NOT NULL,
	`redirect` text,
	`language` text NOT NULL,
	`route` text,
	`brought` text,
	`code` text,
	`name` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_states_hash` ON `social_states` (`state_hash`);--> statement-breakpoint
CREATE INDEX `social_states_expiry` ON `social_states` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `method` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `country` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `city` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `acted_by` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `act_reason` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `questions_step` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `first_steps_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `position` text;--> statement-breakpoint
ALTER TABLE `users` ADD `website` text;--> statement-breakpoint
ALTER TABLE `users` ADD `industry` text;--> statement-breakpoint
ALTER TABLE `users` ADD `use_purpose` text;--> statement-breakpoint
ALTER TABLE `users` ADD `team_size` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_client` text;--> statement-breakpoint
ALTER TABLE `users` ADD `networks` text;--> statement-breakpoint
CREATE INDEX `cards_deleted` ON `cards` (`owner_id`) WHERE deleted_at IS NOT NULL AND title <> '';--> statement-breakpoint
CREATE INDEX `pages_deleted` ON `pages` (`owner_id`) WHERE deleted_at IS NOT NULL;