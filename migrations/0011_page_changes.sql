-- A page's change names what shows it: its address, its code and the live cards that link to it. Where the codes of
-- those cards lead is looked up anew every 50 s instead, however many a card ever had.
DROP TRIGGER site_page_codes_changed;
--> statement-breakpoint
DROP TRIGGER site_page_changed;
--> statement-breakpoint
CREATE TRIGGER site_page_changed AFTER UPDATE ON pages BEGIN
  INSERT INTO site_changes (path, at) VALUES
    ('/' || old.slug, unixepoch() * 1000),
    ('/' || new.slug, unixepoch() * 1000),
    ('/q/' || new.code, unixepoch() * 1000);
  INSERT INTO site_changes (path, at)
    SELECT '/c/' || hash, unixepoch() * 1000 FROM cards WHERE page_id = new.id AND deleted_at IS NULL;
END;
