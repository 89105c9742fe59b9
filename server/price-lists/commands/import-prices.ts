// Staff put a file of prices into a price list: every line is taken or named with the reason why not.

import type { CallInput } from '../../../contract/api.ts'
import { MAX_LIST_PRICES, type PriceImport } from '../../../contract/price-lists/api.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { linesOf } from '../queries/file-prices.ts'
import { knownProducts, removeEntriesOf, saveEntries, storedEntries } from '../repository/entries.ts'
import { bumpList } from '../repository/lists.ts'
import { compareEntries, msnOf, readPriceLines } from '../rules/read-prices.ts'
import { changesOfEntries, isLive, requireApprovedList } from './approve-prices.ts'
import { holdList } from './lists.ts'

type ImportInput = CallInput<'POST /api/admin/priceLists/{listId}/import'>['body']

/**
 * Tries a file of prices, or saves what is right of it; with a wrong line nothing is removed. Repeating it changes nothing,
 * whatever version it names. @throws price-list.unknown, price-list.changed-meanwhile, price-list.too-many, request.invalid, and above a limit of
 * changes of prices staff.approval-waits, for a key staff.approval-member
 */
export async function importPrices(
  app: App,
  actor: Staff,
  listId: number,
  { version, replace, save, ...file }: ImportInput,
): Promise<PriceImport> {
  const lines = await linesOf(file)
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdList(tx, actor, listId, now)
    const msns = [...new Set(lines.map(({ msn }) => msnOf(msn)))]
    const [products, stored] = await Promise.all([knownProducts(tx, row.market, msns), storedEntries(tx, listId)])
    const floorBp = settingOf(row.market, 'prices.list-floor')
    const read = readPriceLines(lines, new Map(products.map(one => [one.msn, one])), floorBp)
    const { added, changed, same, missing } = compareEntries(read.entries, stored)
    const removed = replace && read.wrong.length === 0 ? missing : []
    const counts = { added: added.length, changed: changed.length, same, removed: removed.length }
    const report = { ...counts, idle: read.idle, wrong: read.wrong }
    if (stored.length + added.length - removed.length > MAX_LIST_PRICES) throw appError('price-list.too-many')
    if (!save || added.length + changed.length + removed.length === 0) return { ...report, version: row.version }
    if (row.version !== version) throw appError('price-list.changed-meanwhile')
    // what nobody gets now is checked when somebody does
    if (isLive(row, dayIn(row.market, now))) {
      const changes = changesOfEntries(listId, [...added, ...changed], { before: stored, products })
      await requireApprovedList(tx, actor, row, changes)
    }
    await removeEntriesOf(tx, row, removed)
    await saveEntries(tx, row, [...added, ...changed])
    describeChange({ recordId: String(listId), before: { prices: row.prices }, after: counts })
    return { ...report, version: await bumpList(tx, row, now) }
  })
}
