// Edits return reasons and return windows; changes apply from the next request.

import {
  type EditedReason,
  MAX_RETURN_REASONS,
  MAX_RETURN_WINDOWS,
  type ReturnRules,
  type ReturnWindow,
} from '../../../contract/returns/rules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import { ownAsStaff, requireMarket, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Database, Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import {
  arrangeReasons,
  deleteWindow,
  insertReason,
  isCategory,
  listReasons,
  listWindows,
  queueRules,
  type ReasonInput,
  setWindow,
  updateReason,
  type WindowName,
} from '../repository/return-rules.ts'

const contentsOf = ({ nameEn, nameHi, needsPictures, isFault, active }: ReasonInput) => ({
  ...{ nameEn, nameHi, needsPictures, isFault, active },
})
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
const folded = (name: string) => name.toLowerCase()

/** Another reason with the same name in either language. */
function namesake(reasons: readonly EditedReason[], { nameEn, nameHi }: ReasonInput, but?: number) {
  return reasons.find(
    ({ reasonId, ...one }) =>
      reasonId !== but && (folded(one.nameEn) === folded(nameEn) || folded(one.nameHi) === folded(nameHi)),
  )
}

const reasonRecord = (market: Market, reasonId: number) => ({
  ...{ recordKind: 'return-reason', recordId: `${market} ${reasonId}` },
})

/** Reasons and windows of a market. */
export async function returnRules(db: Db, market: Market): Promise<ReturnRules> {
  const [reasons, windows] = await Promise.all([listReasons(db, market), listWindows(db, market)])
  return { reasons, windows }
}

/** Repeating it returns the existing reason. @throws return.reason-taken, return.too-many-rules */
export function addReason(
  db: Database,
  actor: Staff,
  { market, ...input }: ReasonInput & { market: Market },
): Promise<EditedReason> {
  return db.transaction(async tx => {
    await queueRules(tx, market)
    const reasons = await listReasons(tx, market)
    const taken = namesake(reasons, input)
    if (taken && isSame(contentsOf(taken), contentsOf(input))) return taken
    if (taken) throw appError('return.reason-taken')
    if (reasons.length >= MAX_RETURN_REASONS) throw appError('return.too-many-rules')
    const made = await insertReason(tx, ownAsStaff({ market }, actor, 'session.forbidden'), input)
    describeChange({ ...reasonRecord(market, made.reasonId), before: null, after: contentsOf(made) })
    return made
  })
}

interface ReasonChange extends ReasonInput {
  market: Market
  version: number
}

/** @throws return.reason-unknown, return.reason-taken, return.last-reason, settings.changed-meanwhile */
export function changeReason(
  db: Database,
  actor: Staff,
  reasonId: number,
  { market, version, ...input }: ReasonChange,
): Promise<EditedReason> {
  return db.transaction(async tx => {
    await queueRules(tx, market)
    const reasons = await listReasons(tx, market)
    const before = reasons.find(one => one.reasonId === reasonId)
    const name = ownAsStaff(before ? { market, reasonId } : null, actor, 'return.reason-unknown')
    if (!before) throw appError('return.reason-unknown')
    if (isSame(contentsOf(before), contentsOf(input))) return before
    requireVersion(before, version)
    if (namesake(reasons, input, reasonId)) throw appError('return.reason-taken')
    const others = reasons.filter(one => one.reasonId !== reasonId)
    // faulty products can be returned by law, so there must always be a reason for it
    if (![...others, input].some(({ active, isFault }) => active && isFault)) throw appError('return.last-reason')
    const after = await updateReason(tx, name, input)
    const record = reasonRecord(market, reasonId)
    describeChange({ ...record, before: contentsOf(before), after: contentsOf(after) })
    return after
  })
}

/** @throws settings.changed-meanwhile when the existing reasons differ from the given ones */
export function orderReasons(
  db: Database,
  actor: Staff,
  { market, reasonIds }: { market: Market; reasonIds: readonly number[] },
): Promise<{ reasons: EditedReason[] }> {
  return db.transaction(async tx => {
    await queueRules(tx, market)
    const before = (await listReasons(tx, market)).map(({ reasonId }) => reasonId)
    const named = new Set(reasonIds)
    if (before.length !== reasonIds.length || !before.every(id => named.has(id)))
      throw appError('settings.changed-meanwhile')
    await arrangeReasons(tx, ownAsStaff({ market }, actor, 'session.forbidden'), reasonIds)
    describeChange({
      ...{ recordKind: 'return-reasons', recordId: market },
      ...{ before: { order: before }, after: { order: reasonIds } },
    })
    return { reasons: await listReasons(tx, market) }
  })
}

interface WindowChange extends WindowName, Pick<ReturnWindow, 'days' | 'kind' | 'version'> {}

const windowRecord = ({ market, category }: WindowName) => ({
  ...{ recordKind: 'return-window', recordId: `${market} ${category ?? '*'}` },
})
const ruleOf = (window: ReturnWindow | undefined) => (window ? { days: window.days, kind: window.kind } : null)

/** @throws request.invalid, catalog.category-unknown, return.too-many-rules, settings.changed-meanwhile */
export function changeWindow(db: Database, actor: Staff, change: WindowChange): Promise<ReturnWindow> {
  const { market, category, days, kind, version } = change
  if (category === null && days === 0)
    throw appError('request.invalid', {
      problems: [{ path: 'body.days', message: 'The market needs at least one day.' }],
    })
  return db.transaction(async tx => {
    await queueRules(tx, market)
    const windows = await listWindows(tx, market)
    const before = windows.find(one => one.category === category)
    if (before && before.days === days && before.kind === kind) return before
    requireVersion(before, version)
    if (category !== null && !(await isCategory(tx, category))) throw appError('catalog.category-unknown')
    if (!before && windows.length >= MAX_RETURN_WINDOWS) throw appError('return.too-many-rules')
    await setWindow(tx, ownAsStaff({ market, category }, actor, 'session.forbidden'), { days, kind })
    describeChange({ ...windowRecord(change), before: ruleOf(before), after: { days, kind } })
    const after = (await listWindows(tx, market)).find(one => one.category === category)
    if (!after) throw new Error('A window that was just set is missing.')
    return after
  })
}

interface BinnedWindow extends Pick<ReturnWindow, 'days' | 'kind'> {
  category: string
}

/** The window of a category that comes back from the bin, in effect at once, unless the category has another one by now. */
export const returnWindowsBin = binKind<BinnedWindow>({
  kind: 'return-window',
  async restore({ tx, actor }, { recordId, market, contents: { category, days, kind } }) {
    if (!market) throw new Error('A return window belongs to a market')
    await queueRules(tx, market)
    const windows = await listWindows(tx, market)
    if (windows.some(one => one.category === category)) throw appError('bin.taken')
    if (windows.length >= MAX_RETURN_WINDOWS) throw appError('bin.full')
    if (!(await isCategory(tx, category))) throw appError('catalog.category-unknown')
    await setWindow(tx, ownAsStaff({ market, category }, actor, 'session.forbidden'), { days, kind })
    return recordId
  },
  logged: ({ days, kind }) => ({ days, kind }),
})

/** Repeating it changes nothing; the bin keeps the window for a while. @throws settings.changed-meanwhile */
export function removeWindow(
  db: Database,
  actor: Staff,
  { market, category, version }: { market: Market; category: string; version: number },
): Promise<{ category: string }> {
  requireMarket(actor, market)
  return db.transaction(async tx => {
    await queueRules(tx, market)
    const before = (await listWindows(tx, market)).find(one => one.category === category)
    if (!before) return { category }
    requireVersion(before, version)
    await deleteWindow(tx, ownAsStaff({ market, category }, actor, 'session.forbidden'))
    const { nameEn, days, kind } = before
    const contents: BinnedWindow = { category, days, kind }
    const { recordId } = windowRecord({ market, category })
    await putInBin(tx, actor, { kind: 'return-window', recordId, market, name: nameEn || category, contents })
    describeChange({ ...windowRecord({ market, category }), before: ruleOf(before), after: null })
    return { category }
  })
}
