// What staff decide about products that are bought together; a save names the version that it was made from.

import type {
  EditedTogetherProduct,
  EditedTogetherRule,
  togetherEndpoints,
} from '../../../contract/merchandising/together-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { togetherProduct, togetherRule } from '../queries/together-desk.ts'
import {
  countCategories,
  countProducts,
  findVersion,
  holdTogether,
  listDecided,
  nextVersion,
  replaceProducts,
  replaceRules,
} from '../repository/together-desk.ts'

type RuleInput = HandlerInput<(typeof togetherEndpoints)['saveTogetherRule']>['body']
type ProductInput = HandlerInput<(typeof togetherEndpoints)['saveTogetherProduct']>['body']

const distinct = (ids: readonly string[]) => [...new Set(ids)]
const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

/**
 * Sets what goes with a category; one that is named twice keeps its first place.
 * @throws catalog.category-unknown also for one of another market and the category itself, settings.changed-meanwhile
 */
export async function saveTogetherRule(
  app: App,
  code: string,
  { version = 0, categories }: RuleInput,
): Promise<EditedTogetherRule> {
  const wanted = distinct(categories)
  await app.db.transaction(async tx => {
    await holdTogether(tx, code)
    const present = await togetherRule(tx, code)
    const known = await countCategories(tx, wanted, present.market)
    if (wanted.includes(code) || known < wanted.length) throw appError('catalog.category-unknown')
    const stored = present.categories.map(({ categoryCode }) => categoryCode)
    if (isSame(stored, wanted)) return
    if (present.version !== version) throw appError('settings.changed-meanwhile', { current: present })
    await replaceRules(tx, code, wanted)
    await nextVersion(tx, code)
    const changes = { before: { categories: stored }, after: { categories: wanted } }
    describeChange({ recordKind: 'together', recordId: code, ...changes })
  })
  return togetherRule(app.db, code)
}

/**
 * Sets what staff choose and hide for a product; one that is both is chosen.
 * @throws catalog.product-unknown also for one of another market and the product itself, settings.changed-meanwhile
 */
export async function saveTogetherProduct(
  app: App,
  actor: Staff,
  msn: string,
  { version = 0, ...input }: ProductInput,
): Promise<EditedTogetherProduct> {
  const chosen = distinct(input.chosen)
  const hidden = distinct(input.hidden)
    .filter(one => !chosen.includes(one))
    .sort()
  const all = [...chosen, ...hidden]
  const present = await togetherProduct(app, actor, msn)
  await app.db.transaction(async tx => {
    await holdTogether(tx, msn)
    const known = await countProducts(tx, all, present.market)
    if (all.includes(msn) || known < all.length) throw appError('catalog.product-unknown')
    const before = await listDecided(tx, msn)
    if (isSame(before.chosen, chosen) && isSame(before.hidden, hidden)) return
    if ((await findVersion(tx, msn)) !== version)
      throw appError('settings.changed-meanwhile', { current: await togetherProduct(app, actor, msn) })
    await replaceProducts(tx, msn, { chosen, hidden })
    await nextVersion(tx, msn)
    describeChange({ recordKind: 'together', recordId: msn, before, after: { chosen, hidden } })
  })
  return togetherProduct(app, actor, msn)
}
