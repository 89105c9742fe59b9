// Manifest of approvals, built from the routes whose calls need the approval of a second member.

import { approvalEndpoints } from '../../contract/approvals/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import type { Domain } from '../platform/domain.ts'
import { type Route, routes } from '../platform/invoke.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { approve, rejectApproval, withdrawApproval } from './commands/decide.ts'
import { expireRequests } from './commands/expire.ts'
import { presentApproval } from './presenter.ts'
import { namesOf } from './queries/names.ts'
import { approvalProducts } from './queries/products.ts'
import { deleteOldApprovals, listApprovals } from './repository.ts'

const retention: RetentionRule[] = [
  {
    name: 'approval_requests.old',
    columns: ['reason', 'input', 'note'],
    days: 90,
    from: 'expires_at',
    ends: 'deleted',
    why: 'Approvals are looked up in the weeks that follow; the audit log keeps what was changed and by whom.',
    apply: ({ db }, before) => deleteOldApprovals(db, before, RETENTION_BATCH),
  },
]

const approvalRoutes = (approvable: readonly Route[]): Route[] =>
  routes(approvalEndpoints, {
    approvals: async ({ app, actor, query }) => {
      const rows = await listApprovals(app.db, actor, query.orderNumber ?? null)
      const names = await namesOf(app.db, rows)
      const approvals = rows.map(row => presentApproval(row, actor, names.get(row.id) ?? []))
      return ok({ approvals, toDecide: approvals.filter(({ mayDecide }) => mayDecide).length })
    },
    approvalProducts: async ({ app, actor, params, query }) =>
      ok(await approvalProducts(app.db, actor, params.approvalId, query)),
    approve: async call => ok(await approve(approvable, call, call.params.approvalId)),
    rejectApproval: async call => ok(await rejectApproval(call, call.params.approvalId, call.body.reason)),
    withdrawApproval: async call => ok(await withdrawApproval(call, call.params.approvalId)),
  })

export const makeApprovalsDomain = (all: readonly Route[]): Domain => ({
  name: 'approvals',
  tables: ['approval_requests'],
  readsTables: {
    catalog: ['brands', 'categories', 'products', 'sellers'],
    customers: ['customers'],
    imports: ['imports'],
    orders: ['order_lines', 'orders'],
    payouts: ['payouts'],
    'price-lists': ['customer_groups', 'price_lists'],
    promotions: ['promotions'],
  },
  routes: approvalRoutes(all.filter(({ endpoint }) => endpoint.approval)),
  jobs: [
    {
      name: 'approvals.expire',
      every: '*/10 * * * *',
      run: app => app.db.transaction(tx => expireRequests(tx, app.now())),
    },
  ],
  retention,
})
