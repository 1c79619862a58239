-- What visitors see depends on these tables; whoever writes them, the site hears of it.
CREATE TRIGGER site_page_added AFTER INSERT ON pages BEGIN
  INSERT INTO site_changes (path, at) VALUES ('/' || new.slug, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_page_changed AFTER UPDATE ON pages BEGIN
  INSERT INTO site_changes (path, at) VALUES
    ('/' || old.slug, unixepoch() * 1000),
    ('/' || new.slug, unixepoch() * 1000),
    ('/q/' || new.code, unixepoch() * 1000);
  INSERT INTO site_changes (path, at)
    SELECT '/q/' || code, unixepoch() * 1000 FROM cards WHERE page_id = new.id
    UNION ALL SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE page_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER site_hold_added AFTER INSERT ON slug_holds BEGIN
  INSERT INTO site_changes (path, at) VALUES ('/' || new.slug, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_hold_changed AFTER UPDATE ON slug_holds BEGIN
  INSERT INTO site_changes (path, at) VALUES ('/' || new.slug, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_hold_removed AFTER DELETE ON slug_holds BEGIN
  INSERT INTO site_changes (path, at) VALUES ('/' || old.slug, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_card_changed AFTER UPDATE ON cards BEGIN
  INSERT INTO site_changes (path, at) VALUES
    ('/c/' || new.hash, unixepoch() * 1000),
    ('/q/' || new.code, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER site_image_changed AFTER UPDATE ON page_images BEGIN
  INSERT INTO site_changes (path, at) SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE id = new.page_id;
END;
--> statement-breakpoint
CREATE TRIGGER site_entitlement_added AFTER INSERT ON entitlements BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM pages WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM cards WHERE owner_id = new.user_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER site_entitlement_changed AFTER UPDATE ON entitlements BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM pages WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE owner_id = new.user_id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM cards WHERE owner_id = new.user_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER site_owner_changed AFTER UPDATE OF is_enabled ON users BEGIN
  INSERT INTO site_changes (path, at)
    SELECT '/' || slug, unixepoch() * 1000 FROM pages WHERE owner_id = new.id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM pages WHERE owner_id = new.id AND deleted_at IS NULL
    UNION ALL SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE owner_id = new.id AND deleted_at IS NULL
    UNION ALL SELECT '/q/' || code, unixepoch() * 1000 FROM cards WHERE owner_id = new.id AND deleted_at IS NULL;
END;
