-- Tables and indexes, written by `npm run baseline` from app/server/data/schema.

-- accounts
CREATE TABLE `entitlements` (
  `user_id` text PRIMARY KEY NOT NULL,
  `plan` text NOT NULL,
  `status` text NOT NULL,
  `cycle` text,
  `seats` integer DEFAULT 0 NOT NULL,
  `ends_at` integer,
  `updated_at` integer NOT NULL
);
CREATE TABLE `mail_tokens` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `purpose` text NOT NULL,
  `token_hash` text NOT NULL,
  `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL,
  `used_at` integer
);
CREATE UNIQUE INDEX `mail_tokens_hash` ON `mail_tokens` (`token_hash`);
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`,`purpose`);
CREATE TABLE `refresh_tokens` (
  `id` text PRIMARY KEY NOT NULL,
  `session_id` text NOT NULL,
  `token_hash` text NOT NULL,
  `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL,
  `used_at` integer
);
CREATE UNIQUE INDEX `refresh_tokens_hash` ON `refresh_tokens` (`token_hash`);
CREATE INDEX `refresh_tokens_session` ON `refresh_tokens` (`session_id`);
CREATE INDEX `refresh_tokens_expiry` ON `refresh_tokens` (`expires_at`);
CREATE TABLE `sessions` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `created_at` integer NOT NULL,
  `method` text,
  `device` text,
  `country` text,
  `city` text,
  `last_seen_at` integer,
  `confirmed_at` integer,
  `passkey_at` integer,
  `acted_by` text,
  `act_reason` text,
  `expires_at` integer,
  `ended_at` integer,
  `end_reason` text
);
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`ended_at`);
CREATE TABLE `user_events` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `kind` text NOT NULL,
  `name` text NOT NULL,
  `data` text,
  `created_at` integer NOT NULL
);
CREATE INDEX `user_events_user` ON `user_events` (`user_id`,`created_at`);
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
CREATE INDEX `user_images_key` ON `user_images` (`key`);
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
  `questions_step` integer DEFAULT 0 NOT NULL,
  `first_steps_at` integer,
  `time_zone` text,
  `held_day` text,
  `position` text,
  `website` text,
  `industry` text,
  `use_purpose` text,
  `team_size` text,
  `email_client` text,
  `networks` text,
  `first_touch` text,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL
);
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
CREATE INDEX `users_blocked` ON `users` (`is_enabled`) WHERE is_enabled = 0;

-- billing
CREATE TABLE `billing_commands` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `kind` text NOT NULL,
  `input` text NOT NULL,
  `is_open` integer NOT NULL,
  `created_at` integer NOT NULL,
  `finished_at` integer
);
CREATE UNIQUE INDEX `billing_commands_open` ON `billing_commands` (`user_id`) WHERE is_open = 1;
CREATE INDEX `billing_commands_user` ON `billing_commands` (`user_id`,`created_at`);
CREATE TABLE `billing_customers` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `created_at` integer NOT NULL,
  `synced_at` integer,
  `first_paid_at` integer,
  `withdrawn_at` integer
);
CREATE UNIQUE INDEX `billing_customers_user` ON `billing_customers` (`user_id`);
CREATE TABLE `invoices` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `number` text,
  `created_at` integer NOT NULL,
  `amount` integer NOT NULL,
  `currency` text NOT NULL,
  `status` text NOT NULL,
  `paid_at` integer,
  `refunded` integer DEFAULT 0 NOT NULL,
  `url` text,
  `pdf_url` text
);
CREATE INDEX `invoices_user` ON `invoices` (`user_id`,`created_at`,`id`);
CREATE TABLE `kept_choices` (
  `user_id` text PRIMARY KEY NOT NULL,
  `choice` text NOT NULL,
  `created_at` integer NOT NULL
);
CREATE TABLE `stripe_events` (
  `id` text PRIMARY KEY NOT NULL,
  `type` text NOT NULL,
  `customer_id` text,
  `received_at` integer NOT NULL
);
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);
CREATE TABLE `subscriptions` (
  `id` text PRIMARY KEY NOT NULL,
  `user_id` text NOT NULL,
  `customer_id` text NOT NULL,
  `status` text NOT NULL,
  `record` text NOT NULL,
  `period_ends_at` integer,
  `updated_at` integer NOT NULL
);
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);
CREATE INDEX `subscriptions_period` ON `subscriptions` (`period_ends_at`);

-- cards
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
CREATE INDEX `card_images_key` ON `card_images` (`key`);
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
  `resting_at` integer,
  `member_id` text,
  `template_id` text,
  `given_back_at` integer,
  `deleted_beside` integer,
  `deleted_of` text,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL,
  `deleted_at` integer
);
CREATE UNIQUE INDEX `cards_hash` ON `cards` (`hash`);
CREATE INDEX `cards_owner` ON `cards` (`owner_id`,`created_at`,`id`) WHERE deleted_at IS NULL;
CREATE INDEX `cards_deleted` ON `cards` (`owner_id`) WHERE deleted_at IS NOT NULL AND title <> '';
CREATE INDEX `cards_page` ON `cards` (`page_id`);
CREATE UNIQUE INDEX `cards_member` ON `cards` (`member_id`) WHERE member_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX `cards_template` ON `cards` (`template_id`) WHERE template_id IS NOT NULL;
CREATE INDEX `cards_given_back` ON `cards` (`given_back_at`) WHERE given_back_at IS NOT NULL;
CREATE INDEX `cards_restorable` ON `cards` (`owner_id`,`given_back_at`) WHERE given_back_at IS NOT NULL;
CREATE TABLE `codes` (
  `code` text PRIMARY KEY NOT NULL,
  `owner_id` text NOT NULL,
  `page_id` text,
  `card_id` text,
  `leads_to_card` text,
  `leads_to_page` text,
  `name` text,
  `style` text,
  `created_at` integer NOT NULL,
  `updated_at` integer,
  `removed_at` integer
);
CREATE INDEX `codes_card` ON `codes` (`card_id`,`created_at`);

-- contacts
CREATE TABLE `consent_withdrawals` (
  `contact_id` text PRIMARY KEY NOT NULL,
  `owner_id` text NOT NULL,
  `version` text NOT NULL,
  `text_hash` text NOT NULL,
  `address_hash` text,
  `consented_at` integer NOT NULL,
  `withdrawn_at` integer NOT NULL
);
CREATE INDEX `consent_withdrawals_owner` ON `consent_withdrawals` (`owner_id`);
CREATE INDEX `consent_withdrawals_at` ON `consent_withdrawals` (`withdrawn_at`);
CREATE TABLE `contact_counts` (
  `owner_id` text PRIMARY KEY NOT NULL,
  `contacts` integer NOT NULL
);
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
CREATE INDEX `contact_imports_owner` ON `contact_imports` (`owner_id`,`created_at`);
CREATE TABLE `contact_settings` (
  `owner_id` text PRIMARY KEY NOT NULL,
  `retention_months` integer DEFAULT 36 NOT NULL,
  `sends_receipts` integer DEFAULT true NOT NULL
);
CREATE TABLE `contacts` (
  `id` text PRIMARY KEY NOT NULL,
  `owner_id` text NOT NULL,
  `page_id` text NOT NULL,
  `card_id` text,
  `code` text,
  `member_id` text,
  `name` text DEFAULT '' NOT NULL,
  `phone` text,
  `email` text,
  `position` text,
  `company` text,
  `linked_in` text,
  `message` text,
  `source` text NOT NULL,
  `language` text,
  `consent` text NOT NULL,
  `note` text DEFAULT '' NOT NULL,
  `tags` text DEFAULT '[]' NOT NULL,
  `status` text DEFAULT 'new' NOT NULL,
  `person_key` text,
  `merged_into` text,
  `held` text,
  `deleted_at` integer,
  `created_at` integer NOT NULL,
  `mailed_at` integer,
  `seq` integer
);
CREATE INDEX `contacts_owner` ON `contacts` (`owner_id`,`created_at`,`id`);
CREATE INDEX `contacts_page` ON `contacts` (`page_id`);
CREATE INDEX `contacts_mailed` ON `contacts` (`owner_id`,`mailed_at`);
CREATE UNIQUE INDEX `contacts_seq` ON `contacts` (`seq`);
CREATE INDEX `contacts_person` ON `contacts` (`owner_id`,`person_key`);
CREATE INDEX `contacts_merged` ON `contacts` (`merged_into`) WHERE merged_into IS NOT NULL;
CREATE INDEX `contacts_deleted` ON `contacts` (`deleted_at`) WHERE deleted_at IS NOT NULL;
CREATE INDEX `contacts_deleted_own` ON `contacts` (`owner_id`,`deleted_at`) WHERE deleted_at IS NOT NULL;

-- leaving
CREATE TABLE `deleted_accounts` (
  `user_id` text PRIMARY KEY NOT NULL,
  `email_hash` text NOT NULL,
  `reason` text,
  `deleted_at` integer NOT NULL,
  `erased_at` integer
);
CREATE INDEX `deleted_accounts_left` ON `deleted_accounts` (`erased_at`);
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
CREATE INDEX `exports_user` ON `exports` (`user_id`,`created_at`);
CREATE INDEX `exports_expiry` ON `exports` (`expires_at`);

-- notifications
CREATE TABLE `mail_suppressions` (
  `mailbox` text PRIMARY KEY NOT NULL,
  `created_at` integer NOT NULL
);
CREATE TABLE `notification_preferences` (
  `user_id` text NOT NULL,
  `kind` text NOT NULL,
  `frequency` text NOT NULL,
  `updated_at` integer NOT NULL,
  PRIMARY KEY(`user_id`, `kind`)
);
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
CREATE UNIQUE INDEX `notifications_dedupe` ON `notifications` (`dedupe_key`);
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`,`id`);
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at IS NULL;
CREATE INDEX `notifications_unmailed` ON `notifications` (`user_id`,`created_at`) WHERE mailed_at IS NULL;

-- operations
CREATE TABLE `audit_log` (
  `id` text PRIMARY KEY NOT NULL,
  `actor_id` text,
  `action` text NOT NULL,
  `thing` text NOT NULL,
  `detail` text,
  `request_id` text,
  `created_at` integer NOT NULL
);
CREATE INDEX `audit_log_thing` ON `audit_log` (`thing`,`created_at`);
CREATE TABLE `idempotency_keys` (
  `key` text PRIMARY KEY NOT NULL,
  `fingerprint` text NOT NULL,
  `status` integer DEFAULT 0 NOT NULL,
  `body` text,
  `expires_at` integer NOT NULL
);
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);
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
CREATE UNIQUE INDEX `outbox_key` ON `outbox` (`key`);
CREATE INDEX `outbox_shard` ON `outbox` (`shard`,`run_at`) WHERE state = 'pending';
CREATE INDEX `outbox_due` ON `outbox` (`run_at`,`shard`) WHERE state = 'pending';
CREATE INDEX `outbox_dead` ON `outbox` (`finished_at`) WHERE state = 'dead';
CREATE TABLE `temporary_entities` (
  `id` text PRIMARY KEY NOT NULL,
  `type` text NOT NULL,
  `entity` text NOT NULL,
  `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL,
  `owner_id` text,
  `refusal` text
);
CREATE INDEX `temporary_entities_expiry` ON `temporary_entities` (`expires_at`);
CREATE INDEX `temporary_entities_owner` ON `temporary_entities` (`owner_id`,`expires_at`) WHERE owner_id IS NOT NULL;
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
CREATE UNIQUE INDEX `temporary_images_type` ON `temporary_images` (`temporary_id`,`type`);
CREATE INDEX `temporary_images_key` ON `temporary_images` (`key`);

-- pages
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
CREATE INDEX `block_images_key` ON `block_images` (`key`);
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
CREATE INDEX `page_images_key` ON `page_images` (`key`);
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
  `template_id` text,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL,
  `suspended_at` integer,
  `deleted_at` integer,
  `restorable_since` integer,
  `deleted_beside` integer
);
CREATE UNIQUE INDEX `pages_slug` ON `pages` (`slug`) WHERE deleted_at IS NULL;
CREATE INDEX `pages_owner` ON `pages` (`owner_id`,`created_at`,`id`) WHERE deleted_at IS NULL;
CREATE INDEX `pages_deleted` ON `pages` (`owner_id`) WHERE deleted_at IS NOT NULL;
CREATE INDEX `pages_restorable` ON `pages` (`owner_id`,`restorable_since`) WHERE restorable_since IS NOT NULL;
CREATE INDEX `pages_restorable_over` ON `pages` (`restorable_since`) WHERE restorable_since IS NOT NULL;
CREATE INDEX `pages_template` ON `pages` (`template_id`) WHERE template_id IS NOT NULL;
CREATE INDEX `pages_suspended` ON `pages` (`suspended_at`) WHERE suspended_at IS NOT NULL;
CREATE INDEX `pages_share_image` ON `pages` (`share_image_key`) WHERE share_image_key IS NOT NULL;
CREATE INDEX `pages_live` ON `pages` (`owner_id`,`is_pro`,`published_at`,`id`) WHERE published = 1 AND deleted_at IS NULL;
CREATE INDEX `pages_listed` ON `pages` (`slug`,`owner_id`,`is_pro`,`published_at`,`updated_at`) WHERE published = 1 AND deleted_at IS NULL AND suspended_at IS NULL AND json_extract(content, '$.sensitive') IS NULL AND json_extract(content, '$.seo.isHidden') IS NOT 1;
CREATE TABLE `paid_versions` (
  `page_id` text PRIMARY KEY NOT NULL,
  `content` text NOT NULL,
  `created_at` integer NOT NULL
);
CREATE TABLE `slug_holds` (
  `slug` text PRIMARY KEY NOT NULL,
  `page_id` text NOT NULL,
  `owner_id` text NOT NULL,
  `kind` text NOT NULL,
  `until` integer NOT NULL
);
CREATE INDEX `slug_holds_owner` ON `slug_holds` (`owner_id`,`until`);

-- passes
CREATE TABLE `google_passes` (
  `card_id` text PRIMARY KEY NOT NULL,
  `state` text NOT NULL,
  `version` integer NOT NULL,
  `sent_at` integer NOT NULL
);
CREATE TABLE `pass_devices` (
  `id` text PRIMARY KEY NOT NULL,
  `push_token` text NOT NULL,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL
);
CREATE TABLE `pass_registrations` (
  `device_id` text NOT NULL,
  `card_id` text NOT NULL,
  `created_at` integer NOT NULL,
  PRIMARY KEY(`device_id`, `card_id`)
);
CREATE INDEX `pass_registrations_card` ON `pass_registrations` (`card_id`);

-- reports
CREATE TABLE `report_overflows` (
  `page_id` text NOT NULL,
  `day` text NOT NULL,
  `reason` text NOT NULL,
  `reports` integer NOT NULL,
  `dismissed` integer DEFAULT 0 NOT NULL,
  PRIMARY KEY(`page_id`, `day`, `reason`)
);
CREATE TABLE `reports` (
  `id` text PRIMARY KEY NOT NULL,
  `page_id` text NOT NULL,
  `slug` text NOT NULL,
  `reason` text NOT NULL,
  `text` text DEFAULT '' NOT NULL,
  `email` text,
  `locale` text NOT NULL,
  `created_at` integer NOT NULL,
  `dismissed_at` integer
);
CREATE INDEX `reports_page` ON `reports` (`page_id`,`created_at`);
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`,`page_id`) WHERE dismissed_at IS NULL;
CREATE INDEX `reports_open_page` ON `reports` (`page_id`,`created_at`,`id`,`reason`) WHERE dismissed_at IS NULL;

-- sign-in
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
CREATE INDEX `email_changes_user` ON `email_changes` (`user_id`,`created_at`);
CREATE INDEX `email_changes_held` ON `email_changes` (`old_email`,`held_until`) WHERE held_until IS NOT NULL;
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
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`subject`);
CREATE INDEX `identities_user` ON `identities` (`user_id`);
CREATE TABLE `passkey_challenges` (
  `id` text PRIMARY KEY NOT NULL,
  `challenge_hash` text NOT NULL,
  `purpose` text NOT NULL,
  `user_id` text,
  `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL,
  `used_at` integer
);
CREATE UNIQUE INDEX `passkey_challenges_hash` ON `passkey_challenges` (`challenge_hash`);
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);
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
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);
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
CREATE UNIQUE INDEX `social_proofs_hash` ON `social_proofs` (`secret_hash`);
CREATE INDEX `social_proofs_expiry` ON `social_proofs` (`expires_at`);
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
CREATE UNIQUE INDEX `social_states_hash` ON `social_states` (`state_hash`);
CREATE INDEX `social_states_expiry` ON `social_states` (`expires_at`);

-- site
CREATE TABLE `change_cursors` (
  `reader` text PRIMARY KEY NOT NULL,
  `seq` integer NOT NULL
);
CREATE TABLE `changes` (
  `seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  `kind` text NOT NULL,
  `subject` text NOT NULL,
  `owner_id` text,
  `since` integer DEFAULT (CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)) NOT NULL,
  `at` integer DEFAULT (CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)) NOT NULL
);
CREATE TABLE `orphans` (
  `key` text PRIMARY KEY NOT NULL,
  `seen_at` integer NOT NULL
);

-- team
CREATE TABLE `card_templates` (
  `id` text PRIMARY KEY NOT NULL,
  `owner_id` text NOT NULL,
  `name` text NOT NULL,
  `content` text NOT NULL,
  `version` integer DEFAULT 1 NOT NULL,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL
);
CREATE INDEX `card_templates_owner` ON `card_templates` (`owner_id`,`created_at`);
CREATE TABLE `member_import_rows` (
  `import_id` text NOT NULL,
  `place` integer NOT NULL,
  `content` text NOT NULL,
  `state` text NOT NULL,
  `reason` text,
  `card_id` text,
  PRIMARY KEY(`import_id`, `place`)
);
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
CREATE INDEX `member_imports_owner` ON `member_imports` (`owner_id`,`created_at`);
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
CREATE INDEX `member_leavings_owner` ON `member_leavings` (`owner_id`,`created_at`);
CREATE INDEX `member_leavings_member` ON `member_leavings` (`member_id`);
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
  `removed_at` integer,
  `sees_contacts_of` text DEFAULT '[]' NOT NULL,
  `export_until` integer
);
CREATE UNIQUE INDEX `members_email` ON `members` (`owner_id`,`email`) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX `members_account` ON `members` (`owner_id`,`user_id`) WHERE removed_at IS NULL AND user_id IS NOT NULL;
CREATE UNIQUE INDEX `members_token` ON `members` (`token_hash`);
CREATE INDEX `members_owner` ON `members` (`owner_id`,`created_at`,`id`);
CREATE INDEX `members_user` ON `members` (`user_id`);
CREATE INDEX `members_invited` ON `members` (`email`) WHERE removed_at IS NULL AND user_id IS NULL;
CREATE TABLE `page_templates` (
  `id` text PRIMARY KEY NOT NULL,
  `owner_id` text NOT NULL,
  `name` text NOT NULL,
  `content` text NOT NULL,
  `version` integer DEFAULT 1 NOT NULL,
  `created_at` integer NOT NULL,
  `updated_at` integer NOT NULL
);
CREATE INDEX `page_templates_owner` ON `page_templates` (`owner_id`,`created_at`);

-- Written by hand: what drizzle's schema does not express.

-- The change log. A trigger states a fact, once and only where visitors or passes see a difference: which page, card, code
-- or address is not what it was. What concerns everything of an owner is one fact of the account or the plan. What follows
-- from a fact is up to its readers: the site's caches drop what was made from it, and the queue's watchdog makes jobs of it.

-- pages and their addresses
CREATE TRIGGER change_page_added AFTER INSERT ON pages BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
CREATE TRIGGER change_page_changed AFTER UPDATE ON pages
WHEN old.owner_id IS NOT new.owner_id OR old.slug IS NOT new.slug OR old.code IS NOT new.code
  OR old.content IS NOT new.content OR old.is_pro IS NOT new.is_pro OR old.published IS NOT new.published
  OR old.unpublished_reason IS NOT new.unpublished_reason OR old.published_at IS NOT new.published_at
  OR old.share_image_key IS NOT new.share_image_key OR old.suspended_at IS NOT new.suspended_at
  OR old.deleted_at IS NOT new.deleted_at BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', new.id, new.owner_id);
END;
CREATE TRIGGER change_page_moved AFTER UPDATE OF slug ON pages
WHEN old.slug <> new.slug BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
CREATE TRIGGER change_page_removed AFTER DELETE ON pages BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', old.id, old.owner_id);
END;
CREATE TRIGGER change_page_follows AFTER UPDATE OF template_id ON pages
WHEN old.template_id IS NOT new.template_id BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', new.id, new.owner_id);
END;
CREATE TRIGGER change_hold_added AFTER INSERT ON slug_holds BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
CREATE TRIGGER change_hold_changed AFTER UPDATE ON slug_holds
WHEN old.page_id IS NOT new.page_id OR old.kind IS NOT new.kind OR old.until IS NOT new.until BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
CREATE TRIGGER change_hold_removed AFTER DELETE ON slug_holds BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', old.slug, old.owner_id);
END;

-- cards; a card that rests is shown as the free card
CREATE TRIGGER change_card_changed AFTER UPDATE ON cards
WHEN old.hash IS NOT new.hash OR old.owner_id IS NOT new.owner_id OR old.code IS NOT new.code
  OR old.page_id IS NOT new.page_id OR old.content IS NOT new.content OR old.deleted_at IS NOT new.deleted_at BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;
CREATE TRIGGER change_card_removed AFTER DELETE ON cards BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', old.id, old.owner_id);
END;
CREATE TRIGGER change_card_follows AFTER UPDATE OF template_id ON cards
WHEN old.template_id IS NOT new.template_id BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;
CREATE TRIGGER change_card_rested AFTER UPDATE OF resting_at ON cards
WHEN (old.resting_at IS NULL) <> (new.resting_at IS NULL) BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;

-- codes; to create one is no fact
CREATE TRIGGER change_code_changed AFTER UPDATE ON codes
WHEN old.owner_id IS NOT new.owner_id OR old.page_id IS NOT new.page_id OR old.card_id IS NOT new.card_id
  OR old.style IS NOT new.style OR old.leads_to_card IS NOT new.leads_to_card
  OR old.leads_to_page IS NOT new.leads_to_page BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('code', new.code, new.owner_id);
END;

-- images of pages, blocks and cards
CREATE TRIGGER change_page_image_added AFTER INSERT ON page_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.page_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_page_image_changed AFTER UPDATE ON page_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.page_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_page_image_removed AFTER DELETE ON page_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = old.page_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_block_image_added AFTER INSERT ON block_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.holder_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_block_image_changed AFTER UPDATE ON block_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.holder_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_block_image_removed AFTER DELETE ON block_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = old.holder_id AND published = 1 AND deleted_at IS NULL;
END;
CREATE TRIGGER change_card_image_added AFTER INSERT ON card_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = new.holder_id AND deleted_at IS NULL;
END;
CREATE TRIGGER change_card_image_changed AFTER UPDATE ON card_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = new.holder_id AND deleted_at IS NULL;
END;
CREATE TRIGGER change_card_image_removed AFTER DELETE ON card_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = old.holder_id AND deleted_at IS NULL;
END;

-- templates: one fact, however many cards or pages follow one; its images raise its version
CREATE TRIGGER change_card_template_changed AFTER UPDATE ON card_templates
WHEN old.version IS NOT new.version BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('template', new.id, new.owner_id, new.updated_at);
END;
CREATE TRIGGER change_card_template_removed AFTER DELETE ON card_templates BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('template', old.id, old.owner_id);
END;
CREATE TRIGGER change_page_template_changed AFTER UPDATE ON page_templates
WHEN old.version IS NOT new.version BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('template', new.id, new.owner_id, new.updated_at);
END;
CREATE TRIGGER change_page_template_removed AFTER DELETE ON page_templates BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('template', old.id, old.owner_id);
END;

-- accounts and plans
CREATE TRIGGER change_account_changed AFTER UPDATE OF is_enabled ON users
WHEN old.is_enabled IS NOT new.is_enabled BEGIN
  INSERT INTO changes (kind, subject, owner_id, since)
    VALUES ('account', new.id, new.id,
      iif(new.updated_at IS NOT old.updated_at, new.updated_at, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
CREATE TRIGGER change_account_removed AFTER DELETE ON users BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('account', old.id, old.id);
END;
CREATE TRIGGER change_plan_added AFTER INSERT ON entitlements BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('plan', new.user_id, new.user_id, new.updated_at);
END;
CREATE TRIGGER change_plan_changed AFTER UPDATE ON entitlements
WHEN old.plan IS NOT new.plan OR old.status IS NOT new.status OR old.ends_at IS NOT new.ends_at BEGIN
  INSERT INTO changes (kind, subject, owner_id, since)
    VALUES ('plan', new.user_id, new.user_id,
      iif(new.updated_at IS NOT old.updated_at, new.updated_at, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
CREATE TRIGGER change_plan_removed AFTER DELETE ON entitlements BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('plan', old.user_id, old.user_id);
END;

-- Contacts are counted and numbered.
CREATE TRIGGER contacts_counted AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_counts (owner_id, contacts) VALUES (new.owner_id, 1)
    ON CONFLICT (owner_id) DO UPDATE SET contacts = contacts + 1;
END;
CREATE TRIGGER contacts_uncounted AFTER DELETE ON contacts BEGIN
  UPDATE contact_counts SET contacts = contacts - 1 WHERE owner_id = old.owner_id;
END;
CREATE TRIGGER contacts_numbered AFTER INSERT ON contacts WHEN new.seq IS NULL BEGIN
  UPDATE contacts SET seq = (SELECT coalesce(max(seq), 0) + 1 FROM contacts) WHERE id = new.id;
END;

-- The search index of contacts: `marks` has one word for each value that is filtered by, `words` what is searched in, with a
-- phone number in each way of writing it and ss for ß. It stores no text of its own, so each deletion names what was indexed.
-- Deleted contacts leave it immediately (secure-delete); one that was merged into another has a mark of its own.
CREATE VIRTUAL TABLE contact_search USING fts5(
  marks, words, content='', tokenize="unicode61 remove_diacritics 2", prefix='2 3 4 5'
);
INSERT INTO contact_search (contact_search, rank) VALUES ('secure-delete', 1);
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
