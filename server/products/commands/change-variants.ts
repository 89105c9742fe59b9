// Changes a variant group: its axes and its members; saved as a change set like cells.

import type { CallInput } from '../../../contract/api.ts'
import { AXIS_SEPARATOR, VARIANT_FIELDS } from '../../../contract/products/fields.rules.ts'
import type { ChangeSet, Reviewed } from '../../../contract/products/schemas.ts'
import { type BulkProduct, lockByMsns, referenceData } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentChangeSet } from '../presenter.ts'
import { groupOf, type VariantGroup } from '../queries/variants.ts'
import { awaitChangeSet } from '../repository/change-sets.ts'
import { readCell, writeCell } from '../rules/cells.ts'
import { hasRoom, moveProblem, takenValues, valuesKey } from '../rules/variants.ts'
import { digestOf, type ReviewedProduct, writeChangeSet } from './change-products.ts'

type Input = Required<CallInput<'POST /api/admin/products/{msn}/variants/changes'>['body']>
type Change = Omit<Input, 'axes' | 'changeSetId'> & { axes?: readonly string[] | undefined }

/**
 * The group, locked, with some products locked. Members of a group wait for its first product.
 *
 * @throws catalog.product-unknown, product.variants-changed when this is not the version
 */
export async function lockGroup(
  tx: Tx,
  msn: string,
  version: string,
  wanted: (group: VariantGroup) => readonly string[],
): Promise<{ group: VariantGroup; locked: Map<string, BulkProduct> }> {
  const seen = await groupOf(tx, msn)
  const msns = new Set([msn, ...seen.members.slice(0, 1).map(member => member.msn), ...wanted(seen)])
  const locked = await lockByMsns(tx, [...msns], null)
  const group = await groupOf(tx, msn)
  if (group.version !== version) throw appError('product.variants-changed')
  return { group, locked: new Map(locked.map(product => [product.msn, product])) }
}

/** @throws product.variants-rejected naming the products that cannot join or leave */
function requireMovable(
  { source, axes, members }: VariantGroup,
  change: Change,
  locked: Map<string, BulkProduct>,
): void {
  const next = change.axes ?? axes
  const taken = takenValues({ axes: next, members })
  const group = { msn: source.msn, groupKey: source.groupKey, axes: next }
  const problems = change.join.flatMap(msn => {
    const product = locked.get(msn)
    const problem = product?.market === source.market ? moveProblem(product, group, taken) : ('unknown' as const)
    if (problem === null) taken.add(valuesKey(product?.specs ?? [], next) ?? '')
    return problem ? [{ path: msn, message: problem }] : []
  })
  const there = new Set(members.map(({ msn }) => msn))
  problems.push(...change.leave.filter(msn => !there.has(msn)).map(msn => ({ path: msn, message: 'unknown' as const })))
  if (problems.length > 0) throw appError('product.variants-rejected', { problems })
}

/** Sets group and axes of a product as cells of a change set. */
export function movedProduct(product: BulkProduct, groupKey: string, axes: readonly string[]): ReviewedProduct {
  const values = { group: groupKey, variantBy: groupKey === '' ? '' : axes.join(AXIS_SEPARATOR) }
  const cells = (Object.keys(VARIANT_FIELDS) as (keyof typeof VARIANT_FIELDS)[]).flatMap((field): Reviewed[] => {
    const old = readCell(product, field)
    if (old === values[field]) return []
    writeCell(product, field, values[field], () => false)
    const { msn, partNumber, sellerCode: seller } = product
    return [{ msn, partNumber, seller, field, old, now: values[field], state: 'change', problem: null }]
  })
  return { product, cells }
}

/** The members after the change: a new group has the product itself as its first variant. */
function movesOf({ source, axes, members }: VariantGroup, { axes: wanted, join, leave }: Change, newKey: string) {
  const groupKey = source.groupKey ?? newKey
  const next = wanted ?? axes
  const gone = new Set(leave)
  const stay = members.map(({ msn }) => msn).filter(msn => !gone.has(msn))
  const changed = wanted || source.groupKey === null ? [...stay, ...(source.groupKey === null ? [source.msn] : [])] : []
  return { groupKey, axes: next, into: [...new Set([...changed, ...join])], out: [...gone] }
}

/** @throws product.axis-unknown, product.no-axes, product.too-many-variants */
async function checkShape(app: App, { axes, members }: VariantGroup, change: Change): Promise<void> {
  const { attributes } = await referenceData(app)
  if (change.axes?.some(key => !attributes.has(key)) || new Set(change.axes).size !== (change.axes?.length ?? 0))
    throw appError('product.axis-unknown')
  if (!change.axes && change.join.length > 0 && axes.length === 0) throw appError('product.no-axes')
  if (change.join.length > 0 && !hasRoom(Math.max(1, members.length), change.join.length))
    throw appError('product.too-many-variants')
}

/**
 * The same id with the same content returns the existing change set. The undo of change sets reverts it.
 *
 * @throws catalog.product-unknown, product.variants-changed, product.variants-rejected, product.too-many-variants,
 * product.axis-unknown, product.no-axes, product.changes-none, request.idempotency
 */
export async function changeVariants(
  app: App,
  actor: Staff,
  msn: string,
  { changeSetId, ...change }: Omit<Input, 'axes'> & { axes?: readonly string[] | undefined },
): Promise<ChangeSet> {
  const request = digestOf({ msn, ...change })
  return app.db.transaction(async tx => {
    const same = await awaitChangeSet(tx, changeSetId)
    if (same && !same.request.equals(request)) throw appError('request.idempotency')
    if (same) return presentChangeSet(same)
    const { group, locked } = await lockGroup(tx, msn, change.version, ({ members }) => [
      ...(change.axes ? members.map(member => member.msn) : []),
      ...change.join,
      ...change.leave,
    ])
    await checkShape(app, group, change)
    requireMovable(group, change, locked)
    const { groupKey, axes, into, out } = movesOf(group, change, `${msn}-${changeSetId.slice(0, 8)}`)
    const moved = (msns: readonly string[], key: string) =>
      msns.flatMap(one => {
        const product = locked.get(one)
        return product ? [movedProduct(product, key, axes)] : []
      })
    const changed = [...moved(into, groupKey), ...moved(out, '')].filter(({ cells }) => cells.length > 0)
    if (changed.length === 0) throw appError('product.changes-none')
    const set = { id: changeSetId, market: group.source.market, note: '', request }
    const row = await writeChangeSet(tx, actor, set, changed)
    describeChange({ recordKind: 'product', recordId: msn, before: { axes: group.axes }, after: { ...change, axes } })
    return presentChangeSet(row)
  })
}
