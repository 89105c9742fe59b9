// What a change of products that waits for approval would do, page by page.

import type { ApprovalProduct } from '../../../contract/approvals/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findApproval, listCells } from '../repository.ts'
import { positionOf } from '../rules.ts'

/** None for a request of another kind. @throws approval.unknown */
export async function approvalProducts(
  db: Db,
  actor: Staff,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ products: ApprovalProduct[]; next: number | null }> {
  const row = await findApproval(db, id)
  if (!row || positionOf(actor, row) === 'hidden') throw appError('approval.unknown')
  const products = await listCells(db, id, after, limit)
  return { products, next: products.length === limit ? (products.at(-1)?.position ?? null) : null }
}
