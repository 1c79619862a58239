-- A trigger states a fact, once and only where visitors or passes see a difference: which page, card, code or address is
-- not what it was; what concerns all that an owner has is one fact of the account or the plan. What follows from a fact is
-- code's alone: the site's caches drop what was made from it, and the queue's watchdog makes jobs of it.
-- The triggers of 0001 to 0003, 0005 and 0011 stay for one release, for the Worker of the release before.
CREATE TABLE `change_cursors` (
	`reader` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`owner_id` text,
	`since` integer DEFAULT (CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)) NOT NULL,
	`at` integer DEFAULT (CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER change_page_added AFTER INSERT ON pages BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_changed AFTER UPDATE ON pages
WHEN old.owner_id IS NOT new.owner_id OR old.slug IS NOT new.slug OR old.code IS NOT new.code
  OR old.content IS NOT new.content OR old.is_pro IS NOT new.is_pro OR old.published IS NOT new.published
  OR old.unpublished_reason IS NOT new.unpublished_reason OR old.published_at IS NOT new.published_at
  OR old.share_image_key IS NOT new.share_image_key OR old.suspended_at IS NOT new.suspended_at
  OR old.deleted_at IS NOT new.deleted_at BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', new.id, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_moved AFTER UPDATE OF slug ON pages
WHEN old.slug <> new.slug BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_removed AFTER DELETE ON pages BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', old.id, old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_hold_added AFTER INSERT ON slug_holds BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_hold_changed AFTER UPDATE ON slug_holds
WHEN old.page_id IS NOT new.page_id OR old.kind IS NOT new.kind OR old.until IS NOT new.until BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', new.slug, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_hold_removed AFTER DELETE ON slug_holds BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('slug', old.slug, old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_card_changed AFTER UPDATE ON cards
WHEN old.hash IS NOT new.hash OR old.owner_id IS NOT new.owner_id OR old.code IS NOT new.code
  OR old.page_id IS NOT new.page_id OR old.content IS NOT new.content OR old.deleted_at IS NOT new.deleted_at BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_card_removed AFTER DELETE ON cards BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', old.id, old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_code_changed AFTER UPDATE ON codes
WHEN old.owner_id IS NOT new.owner_id OR old.page_id IS NOT new.page_id OR old.card_id IS NOT new.card_id
  OR old.style IS NOT new.style BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('code', new.code, new.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_image_added AFTER INSERT ON page_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.page_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_page_image_changed AFTER UPDATE ON page_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.page_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_page_image_removed AFTER DELETE ON page_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = old.page_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_block_image_added AFTER INSERT ON block_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.holder_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_block_image_changed AFTER UPDATE ON block_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = new.holder_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_block_image_removed AFTER DELETE ON block_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'page', id, owner_id FROM pages WHERE id = old.holder_id AND published = 1 AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_card_image_added AFTER INSERT ON card_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = new.holder_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_card_image_changed AFTER UPDATE ON card_images
WHEN old.key IS NOT new.key OR old.width IS NOT new.width OR old.height IS NOT new.height BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = new.holder_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_card_image_removed AFTER DELETE ON card_images BEGIN
  INSERT INTO changes (kind, subject, owner_id)
    SELECT 'card', id, owner_id FROM cards WHERE id = old.holder_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER change_account_changed AFTER UPDATE OF is_enabled ON users
WHEN old.is_enabled IS NOT new.is_enabled BEGIN
  INSERT INTO changes (kind, subject, owner_id, since)
    VALUES ('account', new.id, new.id,
      iif(new.updated_at IS NOT old.updated_at, new.updated_at, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
--> statement-breakpoint
CREATE TRIGGER change_account_removed AFTER DELETE ON users BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('account', old.id, old.id);
END;
--> statement-breakpoint
CREATE TRIGGER change_plan_added AFTER INSERT ON entitlements BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('plan', new.user_id, new.user_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER change_plan_changed AFTER UPDATE ON entitlements
WHEN old.plan IS NOT new.plan OR old.status IS NOT new.status OR old.ends_at IS NOT new.ends_at BEGIN
  INSERT INTO changes (kind, subject, owner_id, since)
    VALUES ('plan', new.user_id, new.user_id,
      iif(new.updated_at IS NOT old.updated_at, new.updated_at, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
--> statement-breakpoint
CREATE TRIGGER change_plan_removed AFTER DELETE ON entitlements BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('plan', old.user_id, old.user_id);
END;
