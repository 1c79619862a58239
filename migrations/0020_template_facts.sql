-- A change of a template is one fact, however many cards or pages follow it: what was made from one of them names the
-- template too. Which template a card or page follows is a fact of its own. Images of a template raise its version.
CREATE TRIGGER change_card_template_changed AFTER UPDATE ON card_templates
WHEN old.version IS NOT new.version BEGIN
  INSERT INTO changes (kind, subject, owner_id, since) VALUES ('template', new.id, new.owner_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER change_card_template_removed AFTER DELETE ON card_templates BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('template', old.id, old.owner_id);
END;
--> statement-breakpoint
CREATE TRIGGER change_card_follows AFTER UPDATE OF template_id ON cards
WHEN old.template_id IS NOT new.template_id BEGIN
  INSERT INTO changes (kind, subject, owner_id) VALUES ('card', new.id, new.owner_id);
END;
