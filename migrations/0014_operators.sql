ALTER TABLE `report_overflows` ADD `dismissed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reports` ADD `dismissed_at` integer;--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`,`page_id`) WHERE dismissed_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_open_page` ON `reports` (`page_id`,`created_at`,`id`,`reason`) WHERE dismissed_at IS NULL;