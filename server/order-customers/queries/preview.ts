// The preview of moving an order to another account.

import type { MoveAccount, OrderMove } from '../../../contract/order-customers/api.ts'
import { findForMerge, type MergeRow } from '../../customers/service.ts'
import { findOrderOfNumber } from '../../orders/service.ts'
import { ownAsStaff, requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import { type CompanyRow, listCompanies } from '../repository.ts'
import { planMove } from './plan-move.ts'

function present(row: MergeRow, companies: readonly CompanyRow[]): MoveAccount {
  const { customerId, number, market, firstName, lastName, email, emailVerified, phone } = row
  const business = companies.find(one => one.customerId === customerId)
  return {
    ...{ customerId, number, name: `${firstName} ${lastName}`.trim() },
    ...{ company: business?.company ?? '', taxNumber: business?.taxNumber ?? '' },
    ...{ email: maskEmail(email), phone: maskPhone(market, phone), told: email !== null && emailVerified },
  }
}

/**
 * The effect of the move, or why it is not possible; contacts are masked.
 * @throws order.unknown, customer.unknown, session.forbidden without `customers.read`
 */
export async function previewMove(
  app: App,
  actor: Staff,
  { orderNumber, customerId: toId }: { orderNumber: number; customerId: string },
): Promise<OrderMove> {
  requirePermission(actor, 'customers.read')
  const order = ownAsStaff(await findOrderOfNumber(app.db, orderNumber), actor, 'order.unknown')
  const ids = [order.customerId, toId]
  const rows = await findForMerge(app.db, ids)
  const { from, to, hindrances, facts, coupon } = await planMove(app.db, actor, { order, rows, toId })
  const companies = await listCompanies(app.db, ids)
  const { points, paid, company, gstin, tickets } = facts
  return {
    ...{ from: present(from, companies), to: present(to, companies), hindrances, coupon, points, paid },
    ...{ company, taxNumber: gstin ?? '', tickets },
  }
}
