ALTER TABLE `cards` ADD `deleted_of` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `restorable_since` integer;--> statement-breakpoint
CREATE INDEX `pages_restorable` ON `pages` (`owner_id`,`restorable_since`) WHERE restorable_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `pages_restorable_over` ON `pages` (`restorable_since`) WHERE restorable_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cards_restorable` ON `cards` (`owner_id`,`given_back_at`) WHERE given_back_at IS NOT NULL;