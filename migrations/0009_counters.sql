CREATE TABLE `contact_counts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`contacts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `report_overflows` (
	`page_id` text NOT NULL,
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`reports` integer NOT NULL,
	PRIMARY KEY(`page_id`, `day`, `reason`)
);
--> statement-breakpoint
INSERT INTO contact_counts (owner_id, contacts) SELECT owner_id, count(*) FROM contacts GROUP BY owner_id;
--> statement-breakpoint
CREATE TRIGGER contacts_counted AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_counts (owner_id, contacts) VALUES (new.owner_id, 1)
    ON CONFLICT (owner_id) DO UPDATE SET contacts = contacts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_uncounted AFTER DELETE ON contacts BEGIN
  UPDATE contact_counts SET contacts = contacts - 1 WHERE owner_id = old.owner_id;
END;
