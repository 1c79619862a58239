-- What the triggers of 0001 to 0005 and 0011 wrote, addresses into `site_changes` and jobs into the outbox, follows from
-- the facts of 0012 and later in every release that has these. Triggers that count and index contacts stay: 0009, 0016.
DROP TRIGGER IF EXISTS site_page_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_page_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_hold_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_hold_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_hold_removed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_card_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_image_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_entitlement_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_entitlement_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_owner_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_block_image_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_block_image_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_block_image_removed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_code_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_card_codes_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_entitlement_codes_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_entitlement_codes_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_owner_codes_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_card_image_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_card_image_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS site_card_image_removed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS passes_owner_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS passes_entitlement_added;
--> statement-breakpoint
DROP TRIGGER IF EXISTS passes_entitlement_changed;
