// Asks for the approval of another member where a price list changes many prices of its groups, or one by much.

import type { ListRule, ListTerms } from '../../../contract/price-lists/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { limitsPrices, requireApprovedPrices } from '../../platform/price-approval.ts'
import { effectOf, keepBases, type PriceChange } from '../../platform/price-bases.ts'
import {
  countOffersOf,
  type EntryValue,
  type KnownProduct,
  knownProducts,
  storedEntries,
} from '../repository/entries.ts'
import { entryKey } from '../rules/read-prices.ts'

type Live = Pick<ListTerms, 'active' | 'groupIds' | 'endsOn'>

/** Whether anybody gets the prices of a list, now or from its first day on. */
export const isLive = ({ active, groupIds, endsOn }: Live, today: string): boolean =>
  active && groupIds.length > 0 && (endsOn === null || endsOn >= today)

/** The public price of what an entry is for; none where nobody offers it. */
function publicPrice({ sellerId }: EntryValue, product: KnownProduct | undefined) {
  const offer = sellerId === null ? product : product?.sellers.find(one => one.sellerId === sellerId)
  return offer?.publicMinor == null ? null : { priceMinor: offer.publicMinor, breaks: [] }
}

/** How entries of a list change what its groups pay: from the entry before, else from the public price. */
export function changesOfEntries(
  listId: number,
  entries: readonly EntryValue[],
  { before, products }: { before: readonly EntryValue[]; products: readonly KnownProduct[] },
): PriceChange[] {
  const stored = new Map(before.map(entry => [entryKey(entry), entry]))
  const known = new Map(products.map(product => [product.msn, product]))
  return entries.flatMap(({ priceMinor, breaks, ...entry }) => {
    const after = { ...entry, priceMinor, breaks }
    const old = stored.get(entryKey(after)) ?? publicPrice(after, known.get(entry.msn))
    return old ? [{ subject: `list ${listId} ${entryKey(after)}`, before: old, after }] : []
  })
}

const shareOf = (percentBp: number) => ({ priceMinor: 10_000 - percentBp, breaks: [] })

/** How shares change the public prices of what they are for; taking a share away leads back to the public price. */
async function changesOfRules(
  tx: Tx,
  list: { listId: number; market: Market },
  rules: readonly ListRule[],
  before: readonly ListRule[],
): Promise<PriceChange[]> {
  const old = new Map(before.map(({ kind, key, percentBp }) => [`${kind} ${key}`, percentBp]))
  const changed = rules.filter(({ kind, key, percentBp }) => old.get(`${kind} ${key}`) !== percentBp)
  const counts = await countOffersOf(tx, list.market, changed)
  return changed.map(({ kind, key, percentBp }, at) => ({
    subject: `share ${list.listId} ${kind} ${key}`,
    before: shareOf(old.get(`${kind} ${key}`) ?? 0),
    after: shareOf(percentBp),
    offers: counts[at] ?? 0,
  }))
}

interface ChangedList {
  listId: number
  market: Market
}

/** Checks the changes, and keeps from what the next ones of the day are measured. @throws staff.approval-waits, staff.approval-member */
export async function requireApprovedList(
  tx: Tx,
  actor: Staff,
  { market }: ChangedList,
  changes: readonly PriceChange[],
): Promise<void> {
  if (!limitsPrices(market)) return
  const effect = await effectOf(tx, actor.now, changes)
  await requireApprovedPrices(tx, actor, { market, permission: 'price-lists.write', effect })
  await keepBases(tx, { market, now: actor.now, approved: actor.approval !== undefined }, changes)
}

/**
 * Checks new terms of a list: when they give its prices to somebody who had none of them, all prices of the list count; else its shares
 * that change. `before` is null for a new list. @throws staff.approval-waits, staff.approval-member
 */
export async function requireApprovedTerms(
  tx: Tx,
  actor: Staff,
  list: ChangedList,
  { before, after, today }: { before: ListTerms | null; after: ListTerms; today: string },
): Promise<void> {
  if (!limitsPrices(list.market) || !isLive(after, today)) return
  const isWider =
    !before || !isLive(before, today) || after.groupIds.some(groupId => !before.groupIds.includes(groupId))
  const rules = await changesOfRules(tx, list, after.rules, isWider ? [] : (before?.rules ?? []))
  const entries = isWider ? await storedEntries(tx, list.listId) : []
  const msns = [...new Set(entries.map(({ msn }) => msn))]
  const products = msns.length > 0 ? await knownProducts(tx, list.market, msns) : []
  const priced = changesOfEntries(list.listId, entries, { before: [], products })
  await requireApprovedList(tx, actor, list, [...rules, ...priced])
}
