/**
 * @param owner a condition on `user_id`, of parts that were checked
 * @param scope what ends, as the job's payload says
 * @returns the SQL that enqueues the job which ends what an account pays for, if Stripe knows it; the watchdog finds it
 * within a minute
 */
export function cancelStatement(owner: string, scope: "purchases" | "renewals"): string {
  return `INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at) SELECT 'job_' || lower(hex(randomblob(13))), 'cancelBilling:' || user_id || ':' || slot || ':${scope}', 'cancelBilling', 1, json_object('userId', user_id, 'slot', slot, 'scope', '${scope}'), user_id, 'pending', 0, unixepoch() * 1000, unixepoch() * 1000 FROM (SELECT user_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS slot FROM billing_customers WHERE ${owner})`;
}
