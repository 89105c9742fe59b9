// Each retention rule deletes rows older than its days and keeps younger ones; docs/security.md lists all rules.

import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retentionRules } from './domains.ts'
import { type SqlValue, statement } from './platform/db.ts'
import { applyRetention } from './platform/retention.ts'
import { OF_BIN, OF_IMPORT_FETCHES } from './testing/retention-import-fetches.ts'
import { openTestStore, type TestStore } from './testing/store.ts'

const DAY_MS = 86_400_000

interface Case {
  /** Inserts a row with a time; `$1` is the time, `$2` marks the row. */
  insert: string
  /** Counts the remaining rows with a mark. */
  count: string
}

/** A customer who owns a row. */
const OWNER = `with owner as (insert into customers (market, first_name, email)
  values ('IN', $2::text, gen_random_uuid() || '@owner.example') returning id)`

/** A case for each rule, by its name. */
const CASES: Record<string, Case> = {
  'staff_company_attempts.expired': {
    insert: `insert into staff_company_attempts (state_hash, browser_hash, nonce, verifier_sealed, return_to, expires_at)
      values (($2::text || 'company' || $1::timestamptz::text)::bytea, 'b', $2, 's', '/console', $1)`,
    count: 'select count(*)::int as count from staff_company_attempts where nonce = $1',
  },
  'staff_passkey_challenges.expired': {
    insert: `insert into staff_passkey_challenges (challenge_hash, purpose, expires_at) values (($2::text || $1::timestamptz::text)::bytea, 'login', $1::timestamptz)`,
    count: `select count(*)::int as count from staff_passkey_challenges where encode(challenge_hash, 'escape') like $1 || '%'`,
  },
  'approval_requests.old': {
    insert: `insert into approval_requests (id, call, permission, input, digest, market, reason, requested_by, requested_name,
        requested_at, expires_at)
      values (gen_random_uuid(), '', 'orders.write', '{}', decode(md5($1::timestamptz::text), 'hex'), 'IN', '', $2::text, '',
        $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from approval_requests where requested_by = $1',
  },
  'bulk_jobs.files': {
    insert: `insert into bulk_jobs (id, market, step, staff_id, ip, request_id, request, state, file, started_at, finished_at) values (gen_random_uuid(), 'IN', 'packing-slips', $2::text, '', '', '', 'done', '', $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from bulk_jobs where staff_id = $1 and file is not null',
  },
  'bulk_jobs.all': {
    insert: `insert into bulk_jobs (id, market, step, staff_id, ip, request_id, request, state, started_at, finished_at) values (gen_random_uuid(), 'IN', 'pack', $2::text, '', '', '', 'done', $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from bulk_jobs where staff_id = $1',
  },
  'search_counts.all': {
    insert: `insert into search_counts (market, day, text, searches, empty, found_at) values ('IN', $1::timestamptz::date, $2::text || $1::timestamptz::text, 1, 0, $1::timestamptz)`,
    count: `select count(*)::int as count from search_counts where text like $1 || '%'`,
  },
  'import_fetches.all': OF_IMPORT_FETCHES,
  'bin_entries.old': OF_BIN,
  'webhook_messages.all': {
    insert: `insert into webhook_messages (id, market, kind, record, body, created_at) values ('msg_' || md5($1::timestamptz::text), 'IN', 'order.placed', $2::text, '', $1::timestamptz)`,
    count: 'select count(*)::int as count from webhook_messages where record = $1',
  },
  'otp_challenges.all': {
    insert: `insert into otp_challenges (market, kind, identifier, purpose, code_hash, created_at, expires_at)
      values ('IN', 2, $2::text, 'login', '', $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from otp_challenges where identifier = $1',
  },
  'access_keys_seen.all': {
    insert: `insert into access_keys_seen (key_hash, seen_at) values (($2::text || $1::timestamptz::text)::bytea, $1::timestamptz)`,
    count: `select count(*)::int as count from access_keys_seen where encode(key_hash, 'escape') like $1 || '%'`,
  },
  'sessions.expired': {
    insert: `insert into sessions (token_hash, market, user_agent, expires_at) values (($2::text || $1::timestamptz::text)::bytea, 'IN', $2::text, $1::timestamptz)`,
    count: 'select count(*)::int as count from sessions where user_agent = $1',
  },
  'login_attempts.all': {
    insert: `insert into login_attempts (key, attempts, blocked_until, last_at) values ($2::text || $1::timestamptz::text, 1, $1::timestamptz, $1::timestamptz)`,
    count: `select count(*)::int as count from login_attempts where key like $1 || '%'`,
  },
  'logins.all': {
    insert: `with buyer as (insert into customers (market, first_name, email) values ('IN', $2::text, $2::text || md5($1::timestamptz::text)) returning id)
      insert into logins (customer_id, way, succeeded, device_key, browser, device, network, at)
      select id, 'code', true, '', $2::text, '', '', $1::timestamptz from buyer`,
    count: 'select count(*)::int as count from logins where browser = $1',
  },
  'partner_tokens.expired': {
    insert: `with partner as (insert into partners (code, name, market, may, created_by, created_at)
        values (left('t-' || md5($2::text || $1::timestamptz::text), 40), $2::text, 'IN', '{cart}', '', $1::timestamptz) returning id)
      insert into partner_tokens (token_hash, partner_id, expires_at)
      select ($2::text || $1::timestamptz::text)::bytea, id, $1::timestamptz from partner`,
    count: `select count(*)::int as count from partner_tokens where encode(token_hash, 'escape') like $1 || '%'`,
  },
  'subscriptions.ended': {
    insert: `insert into subscriptions (email, market, active, updated_at)
      values ($2::text || md5($1::timestamptz::text), 'IN', false, $1::timestamptz)`,
    count: `select count(*)::int as count from subscriptions where email like $1 || '%'`,
  },
  'staff_sessions.ended': {
    insert: `with member as (insert into staff_members (email, name, role, markets, created_by, created_at)
        values (lower($2::text || md5($1::timestamptz::text)), '', 'content', '{IN}', 'test', $1::timestamptz) returning id)
      insert into staff_sessions (token_hash, staff_id, state, ip, user_agent, created_at, last_used_at, idle_until, ends_at)
      select ($2::text || $1::timestamptz::text)::bytea, id, 'signed-in', '', $2::text, $1::timestamptz, $1::timestamptz,
        $1::timestamptz, $1::timestamptz from member`,
    count: 'select count(*)::int as count from staff_sessions where user_agent = $1',
  },
  'passkey_challenges.expired': {
    insert: `with visitor as (insert into sessions (token_hash, market, expires_at)
        values (($2::text || 'passkey' || $1::timestamptz::text)::bytea, 'IN', now() + interval '1 day') returning id)
      insert into passkey_challenges (challenge_hash, session_id, purpose, expires_at)
      select ($2::text || $1::timestamptz::text)::bytea, id, 'login', $1::timestamptz from visitor`,
    count: `select count(*)::int as count from passkey_challenges where encode(challenge_hash, 'escape') like $1 || '%'`,
  },
  'social_attempts.expired': {
    insert: `with visitor as (insert into sessions (token_hash, market, expires_at)
        values (($2::text || 'social' || $1::timestamptz::text)::bytea, 'IN', now() + interval '1 day') returning id)
      insert into social_attempts (state_hash, session_id, provider, nonce, verifier_sealed, expires_at)
      select ($2::text || $1::timestamptz::text)::bytea, id, 'google', $2::text, '', $1::timestamptz from visitor`,
    count: 'select count(*)::int as count from social_attempts where nonce = $1',
  },
  'messages.codes': {
    insert: `insert into messages (channel, recipient, template, language, body, created_at)
      values ('sms', $2::text, 'otp-login', 'en', '123456', $1::timestamptz)`,
    count: `select count(*)::int as count from messages where recipient = $1 and body <> ''`,
  },
  'messages.all': {
    insert: `insert into messages (channel, recipient, template, language, body, created_at)
      values ('mail', $2::text, 'order-placed', 'en', 'Your order', $1::timestamptz)`,
    count: 'select count(*)::int as count from messages where recipient = $1',
  },
  'bounced_addresses.all': {
    insert: `insert into bounced_addresses (address, status, reason, template, bounced_at)
      values (lower($2::text) || to_char($1::timestamptz, 'YYYYMMDDHH24MISSMS') || '@plant.example', '5.1.1', $2::text, 'shipped', $1::timestamptz)`,
    count: 'select count(*)::int as count from bounced_addresses where reason = $1',
  },
  'click_events.months': {
    insert: `insert into click_events (market, at, message) values ('IN', $1::timestamptz, $2::text)`,
    count: 'select count(*)::int as count from click_events where message = $1',
  },
  'expired_cart_items.all': {
    insert: `with visitor as (insert into sessions (token_hash, market, device_id, expires_at)
        values (($2::text || 'cart' || $1::timestamptz::text)::bytea, 'IN', $2::text, now() + interval '10 years') returning id),
      mine as (insert into carts (market, session_id) select 'IN', id from visitor returning id)
      insert into expired_cart_items (cart_id, msn, offer_id, quantity, expired_at)
      select mine.id, o.msn, o.id, 1, $1::timestamptz from mine, (select id, msn from offers order by id limit 1) o`,
    count: `select count(*)::int as count from expired_cart_items e join carts c on c.id = e.cart_id
      join sessions s on s.id = c.session_id where s.device_id = $1`,
  },
  'agent_carts.ended': {
    insert: `insert into agent_carts (market, share_key, agent_id, agent_name, note, idempotency_key, created_at, expires_at)
      values ('IN', $2::text || $1::timestamptz::text, 'test', '', $2::text, $2::text || $1::timestamptz::text,
        $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from agent_carts where note = $1',
  },
  'consent_choices.all': {
    insert: `insert into consent_choices (market, session_id, analytics, marketing, notice, chosen_at)
      values ('IN', md5($2::text)::uuid, true, false, 1, $1::timestamptz)`,
    count: 'select count(*)::int as count from consent_choices where session_id = md5($1)::uuid',
  },
  'product_views.all': {
    insert: `with visitor as (insert into sessions (token_hash, market, device_id, expires_at)
        values (($2::text || $1::timestamptz::text)::bytea, 'IN', $2::text, now() + interval '10 years') returning id)
      insert into product_views (market, session_id, msn, viewed_at)
      select 'IN', visitor.id, (select min(msn) from products where market = 'IN'), $1::timestamptz from visitor`,
    count: `select count(*)::int as count from product_views v join sessions s on s.id = v.session_id where s.device_id = $1`,
  },
  'rfq_uploads.all': {
    insert: `with visitor as (insert into sessions (token_hash, market, device_id, expires_at)
        values (($2::text || $1::timestamptz::text)::bytea, 'IN', $2::text, now() + interval '10 years') returning id),
      picture as (insert into media (hash, mime, width, height, bytes)
        values ($2::text || $1::timestamptz::text, 'image/webp', 1, 1, 1) returning hash)
      insert into rfq_uploads (session_id, hash, uploaded_at)
      select visitor.id, picture.hash, $1::timestamptz from visitor, picture`,
    count: `select count(*)::int as count from rfq_uploads u join sessions s on s.id = u.session_id where s.device_id = $1`,
  },
  'rfq_requests.persons': {
    insert: `insert into rfq_requests (market, session_id, idempotency_key, contents_hash, category_code, quantity,
        full_name, email, mobile, place, city, language, updated_at)
      select 'IN', gen_random_uuid(), $2::text, '', min(code), 900, 'Asha', $2::text, '919876543210', '411026', 'Pune', 'en', $1::timestamptz
      from categories where market = 'IN'`,
    count: 'select count(*)::int as count from rfq_requests where email = $1',
  },
  'order_lookups.all': {
    insert: `with visitor as (insert into sessions (token_hash, market, device_id, expires_at)
        values (($2::text || 'lookup' || $1::timestamptz::text)::bytea, 'IN', $2::text, now() + interval '10 years') returning id)
      insert into order_lookups (session_id, market, language, order_number, contact, asked_at)
      select id, 'IN', 'en', 1, $2::text, $1::timestamptz from visitor`,
    count: 'select count(*)::int as count from order_lookups where contact = $1',
  },
  'support_tickets.persons': {
    insert: `insert into support_tickets (market, language, idempotency_key, contents_hash, topic, full_name, email, due_at, raised_at, updated_at)
      values ('IN', 'en', $2::text, '', 'other', 'Asha', $2::text, $1::timestamptz, $1::timestamptz, $1::timestamptz)`,
    count: 'select count(*)::int as count from support_tickets where email = $1',
  },
  'support_messages.texts': {
    insert: `with ticket as (insert into support_tickets (market, language, idempotency_key, contents_hash, topic, full_name, due_at,
        raised_at, updated_at)
        values ('IN', 'en', $2::text || 'message', '', 'other', 'Asha', now(), now(), now()) returning id)
      insert into support_messages (ticket_id, author, idempotency_key, text, at)
      select id, 'customer', $2::text, $2::text, $1::timestamptz from ticket`,
    count: 'select count(*)::int as count from support_messages where text = $1',
  },
  'support_uploads.all': {
    insert: `with visitor as (insert into sessions (token_hash, market, device_id, expires_at)
        values (($2::text || 'support' || $1::timestamptz::text)::bytea, 'IN', $2::text, now() + interval '10 years') returning id),
      picture as (insert into media (hash, mime, width, height, bytes)
        values ($2::text || 'support' || $1::timestamptz::text, 'image/webp', 1, 1, 1) returning hash)
      insert into support_uploads (session_id, hash, uploaded_at)
      select visitor.id, picture.hash, $1::timestamptz from visitor, picture`,
    count: `select count(*)::int as count from support_uploads u join sessions s on s.id = u.session_id where s.device_id = $1`,
  },
  'record_notes.all': {
    insert: `insert into record_notes (id, kind, record_id, text, author_id, author_name, at) values (gen_random_uuid(), 'order', '1', $2::text, 'test', 'Test', $1::timestamptz)`,
    count: 'select count(*)::int as count from record_notes where text = $1',
  },
  'record_attachments.all': {
    insert: `insert into record_attachments (id, kind, record_id, name, type, size, hash, author_id, author_name, at) values (gen_random_uuid(), 'order', '1', $2::text, 'text/plain', 1, 'x', 'test', 'Test', $1::timestamptz)`,
    count: 'select count(*)::int as count from record_attachments where name = $1',
  },
  'record_jobs.all': {
    insert: `insert into record_jobs (id, kind, market, action, label, staff_id, ip, request_id, request, state, started_at, finished_at) values (gen_random_uuid(), 'customer', 'IN', 'add-tag', 'x', 'test', $2::text, 'x', 'x', 'done', $1::timestamptz, now())`,
    count: 'select count(*)::int as count from record_jobs where ip = $1',
  },
  'staff_notifications.all': {
    insert: `with member as (insert into staff_members (email, name, role, markets, created_by, created_at)
        values (lower($2::text || 'told' || md5($1::timestamptz::text)), '', 'content', '{IN}', 'test', $1::timestamptz) returning id)
      insert into staff_notifications (staff_id, reason, kind, record_id, record_number, market, actor_name, at)
      select id, 'note', 'order', '1', 1, 'IN', $2::text, $1::timestamptz from member`,
    count: 'select count(*)::int as count from staff_notifications where actor_name = $1',
  },
  'customer_notes.all': {
    insert: `${OWNER} insert into customer_notes (customer_id, kind, text, staff_id, staff_name, at) select id, 'unblocked', $2::text, 'test', '', $1::timestamptz from owner`,
    count: 'select count(*)::int as count from customer_notes where text = $1',
  },
  'tax_number_checks.all': {
    insert: `${OWNER} insert into tax_number_checks (customer_id, tax_number, outcome, registered_name, staff_id, staff_name, at) select id, '27AAPFU0939F1ZV', 'active', $2::text, 'test', '', $1::timestamptz from owner`,
    count: 'select count(*)::int as count from tax_number_checks where registered_name = $1',
  },
  'leads.all': {
    insert: `insert into leads (market, kind, session_id, name, email, updated_at) values ('IN', 'offer', 's', 'Asha', $2::text, $1::timestamptz)`,
    count: 'select count(*)::int as count from leads where email = $1',
  },
  'wishlist_items.removed': {
    insert: `${OWNER} insert into wishlist_items (customer_id, msn, price_minor, removed_at)
      select id, (select min(msn) from products where market = 'IN'), 100, $1::timestamptz from owner`,
    count: `select count(*)::int as count from wishlist_items w join customers c on c.id = w.customer_id where c.first_name = $1`,
  },
  'addresses.removed': {
    insert: `${OWNER} insert into addresses (customer_id, market, kind, name, phone, line1, city, state_code, place, deleted_at)
      select id, 'IN', 'shipping', $2::text, '919876543210', 'Plot 12', 'Pune', '27', '411026', $1::timestamptz from owner`,
    count: 'select count(*)::int as count from addresses where name = $1',
  },
}

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ config: { role: 'web' } })
  // only whole months are dropped
  await store.app.db.run(statement('', `select ensure_month_partitions('click_events', now() - interval '1 year', 2)`))
})
afterAll(() => store.close())

it('is tested for each rule', () => {
  expect(Object.keys(CASES).sort()).toEqual(retentionRules.map(({ name }) => name).sort())
})

it.each(retentionRules.map(rule => [rule.name, rule] as const))('%s', async (name, rule) => {
  const { insert, count } = CASES[name] ?? { insert: '', count: '' }
  const mark = `mark${randomBytes(6).toString('hex')}`
  const { db } = store.app
  const now = store.app.now().getTime()
  // partitions are dropped by month, and some rules count from the exact time
  const margin = name.endsWith('.months') ? 62 * DAY_MS : DAY_MS / 4
  const write = (at: number) => db.run(statement('', insert), [new Date(at), mark] satisfies SqlValue[])
  const left = async () => (await db.one<{ count: number }>(statement('', count), [mark])).count
  await write(now - rule.days * DAY_MS - margin)
  await write(now - rule.days * DAY_MS + DAY_MS / 4)
  expect(await left()).toBe(2)
  await applyRetention(store.app, [rule])
  expect(await left()).toBe(1)
})

it('continues with the other rules when one fails', async () => {
  const [rule] = retentionRules
  if (!rule) throw new Error('There is no rule')
  const applied: string[] = []
  const broken = { ...rule, name: 'broken', apply: () => Promise.reject(new Error('no')) }
  const fine = { ...rule, name: randomUUID(), apply: async () => applied.push('fine') - 1 }
  await expect(applyRetention(store.app, [broken, fine])).rejects.toThrow('could not be deleted in time')
  expect(applied).toEqual(['fine'])
})

it('is documented with its days', async () => {
  const text = await readFile(join(import.meta.dirname, '../docs/security.md'), 'utf8')
  const rows = retentionRules.map(({ name, columns, days, from, ends, why }) => {
    const [table] = name.split('.')
    return `| \`${table}\` | ${columns.map(column => `\`${column}\``).join(', ')} | ${ends} ${days} days after ${from.replace(/\b[a-z]+_at$|\bat$/, '`$&`')} | ${why} |`
  })
  const documented = text.split('\n').filter(line => rows.includes(line))
  expect(documented.toSorted()).toEqual(rows.toSorted())
})
