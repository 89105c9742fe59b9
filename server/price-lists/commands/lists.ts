// Staff add and change price lists, and remove prices of products from them.

import { isDeepStrictEqual } from 'node:util'
import type { ListRule, ListTerms, PriceList } from '../../../contract/price-lists/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { type Owned, ownAsStaff, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentList } from '../presenter.ts'
import { removeEntries } from '../repository/entries.ts'
import {
  bumpList,
  countKnown,
  findList,
  findListOfName,
  insertList,
  isListNameTaken,
  type ListRow,
  lockList,
  updateList,
} from '../repository/lists.ts'
import { requireApprovedTerms } from './approve-prices.ts'

const ruleKey = ({ kind, key }: ListRule) => `${kind} ${key}`

/** Terms as they are stored: each group once, of two shares of one thing the later one. @throws price-list.period */
function checkedTerms(terms: ListTerms): ListTerms {
  if (terms.endsOn !== null && terms.endsOn < terms.startsOn) throw appError('price-list.period')
  const rules = new Map(terms.rules.map(rule => [ruleKey(rule), rule.kind === 'all' ? { ...rule, key: '' } : rule]))
  return {
    ...terms,
    groupIds: [...new Set(terms.groupIds)].sort((a, b) => a - b),
    rules: [...rules.values()].sort((a, b) => (ruleKey(a) < ruleKey(b) ? -1 : 1)),
  }
}

/** @throws customer-group.unknown, catalog.category-unknown, catalog.brand-unknown */
async function requireNamed(db: Db, market: Market, { groupIds, rules }: ListTerms): Promise<void> {
  const keysOf = (kind: ListRule['kind']) => rules.filter(rule => rule.kind === kind).map(({ key }) => key)
  const [categories, brands] = [keysOf('category'), keysOf('brand')]
  const known = await countKnown(db, market, { categories, brands, groupIds })
  if (known.groups < groupIds.length) throw appError('customer-group.unknown')
  if (known.categories < categories.length) throw appError('catalog.category-unknown')
  if (known.brands < brands.length) throw appError('catalog.brand-unknown')
}

/** Whether a list has these terms and no other. */
function hasTerms(row: ListRow, terms: ListTerms): boolean {
  const { name, active, startsOn, endsOn, priority, groupIds, rules } = row
  const stored = checkedTerms({ name, active, startsOn, endsOn, priority, groupIds, rules })
  return isDeepStrictEqual(stored, terms)
}

/**
 * Adds a list; the same again is the one that is there.
 * @throws price-list.name-taken, price-list.period, customer-group.unknown, catalog.category-unknown, catalog.brand-unknown, and above a
 * limit of changes of prices staff.approval-waits, for a key staff.approval-member
 */
export function createList(
  app: App,
  actor: Staff,
  { market, ...input }: ListTerms & { market: Market },
): Promise<PriceList> {
  requireMarket(actor, market)
  const terms = checkedTerms(input)
  return app.db.transaction(async tx => {
    const now = app.now()
    const today = dayIn(market, now)
    await requireNamed(tx, market, terms)
    const id = await insertList(tx, market, terms, now)
    const row = await (id === null ? findListOfName(tx, market, terms.name, today) : findList(tx, id, today))
    if (!row || (id === null && !hasTerms(row, terms))) throw appError('price-list.name-taken')
    const after = presentList(row)
    if (id !== null) {
      await requireApprovedTerms(tx, actor, { listId: id, market }, { before: null, after: terms, today })
      describeChange({ recordId: String(id), after })
    }
    return after
  })
}

/** A list of a market of the caller, which nobody else changes until the transaction ends. @throws price-list.unknown */
export async function holdList(tx: Tx, actor: Staff, listId: number, now: Date): Promise<Owned<ListRow>> {
  const held = await lockList(tx, listId)
  if (!held || !actor.markets.includes(held.market)) throw appError('price-list.unknown')
  return ownAsStaff(await findList(tx, listId, dayIn(held.market, now)), actor, 'price-list.unknown')
}

/** @throws price-list.unknown */
export async function requireList(tx: Tx, { listId, market }: ListRow, now: Date): Promise<ListRow> {
  const row = await findList(tx, listId, dayIn(market, now))
  if (!row) throw appError('price-list.unknown')
  return row
}

/**
 * @throws price-list.unknown, price-list.name-taken, price-list.changed-meanwhile, price-list.period, customer-group.unknown,
 * catalog.category-unknown, catalog.brand-unknown, and above a limit of changes of prices staff.approval-waits, for a key
 * staff.approval-member
 */
export function changeList(
  app: App,
  actor: Staff,
  listId: number,
  { version, ...input }: ListTerms & { version: number },
): Promise<PriceList> {
  const terms = checkedTerms(input)
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdList(tx, actor, listId, now)
    if (row.version !== version) {
      // sent again after the answer was lost
      if (row.version === version + 1 && hasTerms(row, terms)) return presentList(row)
      throw appError('price-list.changed-meanwhile')
    }
    await requireNamed(tx, row.market, terms)
    if (await isListNameTaken(tx, row, terms.name)) throw appError('price-list.name-taken')
    const today = dayIn(row.market, now)
    await requireApprovedTerms(tx, actor, row, { before: row, after: terms, today })
    await updateList(tx, row, terms, now)
    const after = presentList(await requireList(tx, row, now))
    describeChange({ recordId: String(listId), before: presentList(row), after })
    return after
  })
}

/** @throws price-list.unknown */
export function removePrices(app: App, actor: Staff, listId: number, entryIds: readonly number[]): Promise<PriceList> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdList(tx, actor, listId, now)
    const removed = await removeEntries(tx, row, entryIds)
    if (removed.length > 0) await bumpList(tx, row, now)
    const after = presentList(await requireList(tx, row, now))
    describeChange({
      recordId: String(listId),
      before: { removed, prices: row.prices },
      after: { prices: after.prices },
    })
    return after
  })
}
