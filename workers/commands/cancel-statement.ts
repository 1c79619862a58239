/**
 * @param owner a condition on `user_id`, of validated parts
 * @param scope as in the job's payload
 * @returns the SQL that enqueues the job which ends an account's subscriptions, if it has a Stripe customer; the
 * watchdog finds it within a minute
 */
export function cancelStatement(owner: string, scope: "purchases" | "renewals"): string {
  return `INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at) SELECT 'job_' || lower(hex(randomblob(13))), 'cancelBilling:' || user_id || ':' || slot || ':${scope}', 'cancelBilling', 1, json_object('userId', user_id, 'slot', slot, 'scope', '${scope}'), user_id, 'pending', 0, unixepoch() * 1000, unixepoch() * 1000 FROM (SELECT user_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS slot FROM billing_customers WHERE ${owner})`;
}
