// The effect of a price change awaiting approval, in pages.

import type { ApprovalProduct } from '../../../contract/approvals/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { pricesOfFile } from '../../price-lists/service.ts'
import { findApproval, findWhole, listCells, partNumbersOf } from '../repository.ts'
import { positionOf } from '../rules.ts'

const LIST_FILE = 'POST /api/admin/priceLists/{listId}/import'

interface Page {
  after: number
  limit: number
}

/** The prices of an import for a price list, compared with the current list. */
async function productsOfFile(db: Db, id: string, { after, limit }: Page): Promise<ApprovalProduct[]> {
  const row = await findWhole(db, id)
  if (!row) throw appError('approval.unknown')
  const { market, input } = row
  const { listId } = input.params as { listId: number }
  try {
    const prices = await pricesOfFile(db, market, Number(listId), input.body as { name: string; data: string })
    const shown = prices.slice(after, after + limit)
    const parts = await partNumbersOf(
      db,
      shown.map(({ msn }) => msn),
    )
    return shown.map((one, at) => ({ ...one, position: after + at + 1, partNumber: parts.get(one.msn) ?? '' }))
  } catch (error) {
    // the file could be parsed when it was sent; if it no longer can, it changes nothing
    if (error instanceof AppError) return []
    throw error
  }
}

/** None for a request of another kind. @throws approval.unknown */
export async function approvalProducts(
  db: Db,
  actor: Staff,
  id: string,
  page: Page,
): Promise<{ products: ApprovalProduct[]; next: number | null }> {
  const row = await findApproval(db, id)
  if (!row || positionOf(actor, row) === 'hidden') throw appError('approval.unknown')
  const { after, limit } = page
  const products = await (row.call === LIST_FILE ? productsOfFile(db, id, page) : listCells(db, id, after, limit))
  return { products, next: products.length === limit ? (products.at(-1)?.position ?? null) : null }
}
