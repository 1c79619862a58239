CREATE INDEX `users_blocked` ON `users` (`is_enabled`) WHERE is_enabled = 0;--> statement-breakpoint
CREATE INDEX `pages_suspended` ON `pages` (`suspended_at`) WHERE suspended_at IS NOT NULL;