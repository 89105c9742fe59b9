// Loads the purchase lists of the account, or one of them with its products.

import type { PurchaseList, PurchaseListItem } from '../../../contract/purchase-lists/api.ts'
import { statusOf } from '../../framework/loader-errors.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'

export interface ListData {
  list: PurchaseList
  items: PurchaseListItem[]
  canRemind: boolean
}
export type ListsData =
  | { kind: 'all'; lists: PurchaseList[] }
  | ({ kind: 'one' } & ListData)
  /** The list in the address does not exist or was deleted. */
  | { kind: 'gone' }

export const loadPurchaseLists: PageLoader<ListsData> = async context => {
  const { call, params } = context
  const head = accountHead(context, 'purchaseLists')
  const { list: listId } = params
  if (listId === undefined) {
    const { data } = await call('GET /api/v1/purchase/getPurchaseList')
    return { data: { kind: 'all', lists: data.lists }, head, tags: [] }
  }
  try {
    const { data } = await call('GET /api/v1/purchase/getPurchaseListDetail/{listId}', { params: { listId } })
    return { data: { kind: 'one', ...data }, head, tags: [] }
  } catch (error) {
    const status = statusOf(error)
    if (status === 404 || status === 400) return { data: { kind: 'gone' }, head, tags: [] }
    throw error
  }
}
