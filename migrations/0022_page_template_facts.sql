-- A change of a look of pages is one fact, as one of cards is; which look a page follows is a fact of its own.
CREATE TRIGGER change_page_template_changed AFTER UPDATE ON page_templates
WHEN old.version IS NOT new.version BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('template', new.id, new.owner_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_template_removed AFTER DELETE ON page_templates BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('template', old.id, old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_page_follows AFTER UPDATE OF template_id ON pages
WHEN old.template_id IS NOT new.template_id BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('page', new.id, new.owner_id);
END;
