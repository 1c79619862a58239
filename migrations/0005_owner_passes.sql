-- Passes follow their owner's plan and account: whoever changes these, phones and Google Wallet hear of it. The end of a
-- plan is known before it comes; a job waits for it. Of SQLite a trigger has one event, so two say the same.
CREATE TRIGGER passes_owner_changed AFTER UPDATE OF is_enabled ON users WHEN old.is_enabled <> new.is_enabled BEGIN
  INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT 'job_' || lower(hex(randomblob(13))), 'refreshPasses:' || new.id || ':account:' || new.updated_at, 'refreshPasses', 1,
      json_object('ownerId', new.id, 'revision', 'account:' || new.updated_at), new.id, 'pending', 0, new.updated_at, new.updated_at
    WHERE EXISTS (SELECT 1 FROM cards WHERE owner_id = new.id)
    ON CONFLICT (key) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER passes_entitlement_added AFTER INSERT ON entitlements BEGIN
  INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT 'job_' || lower(hex(randomblob(13))), 'refreshPasses:' || new.user_id || ':plan:' || new.updated_at, 'refreshPasses', 1,
      json_object('ownerId', new.user_id, 'revision', 'plan:' || new.updated_at), new.user_id, 'pending', 0, new.updated_at, new.updated_at
    WHERE EXISTS (SELECT 1 FROM cards WHERE owner_id = new.user_id)
    ON CONFLICT (key) DO NOTHING;
  INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT 'job_' || lower(hex(randomblob(13))), 'refreshPasses:' || new.user_id || ':end:' || new.ends_at, 'refreshPasses', 1,
      json_object('ownerId', new.user_id, 'revision', 'end:' || new.ends_at), new.user_id, 'pending', 0, new.ends_at, new.updated_at
    WHERE new.ends_at > new.updated_at
    ON CONFLICT (key) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER passes_entitlement_changed AFTER UPDATE ON entitlements BEGIN
  INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT 'job_' || lower(hex(randomblob(13))), 'refreshPasses:' || new.user_id || ':plan:' || new.updated_at, 'refreshPasses', 1,
      json_object('ownerId', new.user_id, 'revision', 'plan:' || new.updated_at), new.user_id, 'pending', 0, new.updated_at, new.updated_at
    WHERE EXISTS (SELECT 1 FROM cards WHERE owner_id = new.user_id)
    ON CONFLICT (key) DO NOTHING;
  INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT 'job_' || lower(hex(randomblob(13))), 'refreshPasses:' || new.user_id || ':end:' || new.ends_at, 'refreshPasses', 1,
      json_object('ownerId', new.user_id, 'revision', 'end:' || new.ends_at), new.user_id, 'pending', 0, new.ends_at, new.updated_at
    WHERE new.ends_at > new.updated_at
    ON CONFLICT (key) DO NOTHING;
END;
