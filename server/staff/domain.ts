// Manifest of the staff domain.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { staffSetupCheck } from './queries/setup-check.ts'
import { deleteExpiredCompanyAttempts } from './repository/company.ts'
import { deleteExpiredChallenges } from './repository/passkeys.ts'
import { deleteEndedSessions } from './repository/sessions.ts'
import {
  apiKeyRoutes,
  auditRoutes,
  historyRoutes,
  roleViewRoutes,
  roleViewSessionRoutes,
  savedViewRoutes,
  staffCompanyLinkRoutes,
  staffCompanyRoutes,
  staffMemberRoutes,
  staffOwnRoutes,
  staffPasskeyRoutes,
  staffRoleRoutes,
  staffSessionRoutes,
} from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'staff_sessions.ended',
    columns: ['ip', 'user_agent'],
    days: 0,
    from: 'ends_at',
    ends: 'deleted',
    why: 'An ended session is useless; logins are recorded in the process log.',
    apply: ({ db }, before) => deleteEndedSessions(db, before, RETENTION_BATCH),
  },
  {
    name: 'staff_company_attempts.expired',
    columns: ['return_to'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired company sign-in attempt cannot be completed.',
    apply: ({ db }, before) => deleteExpiredCompanyAttempts(db, before, RETENTION_BATCH),
  },
  {
    name: 'staff_passkey_challenges.expired',
    columns: ['session_id'],
    days: 0,
    from: 'expires_at',
    ends: 'deleted',
    why: 'An expired challenge cannot be used.',
    apply: ({ db }, before) => deleteExpiredChallenges(db, before, RETENTION_BATCH),
  },
]

export const staffDomain: Domain = {
  name: 'staff',
  setupChecks: [staffSetupCheck],
  tables: [
    'api_keys',
    'audit_entries',
    'default_views',
    'saved_views',
    'staff_company_attempts',
    'staff_members',
    'staff_passkey_challenges',
    'staff_passkeys',
    'staff_recovery_codes',
    'staff_roles',
    'staff_sessions',
    'staff_setup_links',
  ],
  // the market of a record, for members limited to one market
  readsTables: {
    catalog: ['categories', 'products', 'sellers'],
    content: ['leads'],
    customers: ['customers'],
    imports: ['imports'],
    invoices: ['challans'],
    newsletters: ['newsletter_issues'],
    orders: ['orders', 'shipments'],
    payments: ['disputes', 'payment_differences', 'refunds'],
    payouts: ['commission_documents', 'payouts'],
    products: ['price_schedules', 'product_change_sets'],
    returns: ['returns'],
    reviews: ['answers', 'questions', 'reviews'],
    rfq: ['rfq_requests'],
    support: ['support_tickets'],
    webhooks: ['webhook_endpoints'],
  },
  routes: [
    ...[...staffCompanyRoutes, ...staffCompanyLinkRoutes, ...roleViewSessionRoutes],
    ...[...staffSessionRoutes, ...staffOwnRoutes, ...staffPasskeyRoutes, ...savedViewRoutes, ...roleViewRoutes],
    ...[...staffMemberRoutes, ...staffRoleRoutes, ...apiKeyRoutes, ...auditRoutes, ...historyRoutes],
  ],
  retention,
}
