// What staff see of products that are bought together.

import type {
  EditedTogetherProduct,
  EditedTogetherRule,
  TogetherName,
  TogetherProduct,
  TogetherRule,
  togetherEndpoints,
} from '../../../contract/merchandising/together-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  categoriesUp,
  findSubject,
  findVersion,
  listOthers,
  type OtherRow,
  pageOfRules,
  rulesOf,
} from '../repository/together-desk.ts'
import { MIN_ORDERS, togetherOf } from './bought-together.ts'

const PAGE = 100

/** Categories with what goes with each. */
async function withRules(db: Db, categories: readonly TogetherName[]): Promise<TogetherRule[]> {
  const rules = await rulesOf(
    db,
    categories.map(({ categoryCode }) => categoryCode),
  )
  return categories.map(category => ({
    ...category,
    categories: rules.filter(({ of }) => of === category.categoryCode).map(({ of: _of, ...other }) => other),
  }))
}

type ListInput = HandlerInput<(typeof togetherEndpoints)['togetherRules']>['query']

export async function togetherRules(
  db: Db,
  { market, text, after }: ListInput,
): Promise<{ rules: TogetherRule[]; next: string | null }> {
  const rows = await pageOfRules(db, { market, text: text ?? null, after: after ?? '', limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  return {
    rules: await withRules(db, shown),
    next: rows.length > PAGE ? (shown.at(-1)?.categoryCode ?? null) : null,
  }
}

/** @throws catalog.category-unknown */
export async function togetherRule(db: Db, code: string): Promise<EditedTogetherRule> {
  const rows = await categoriesUp(db, code)
  const market = rows[0]?.market
  const [own, ...above] = await withRules(
    db,
    rows.map(({ market: _market, ...category }) => category),
  )
  if (!own || !market) throw appError('catalog.category-unknown')
  const inherited = above.filter(({ categories }) => categories.length > 0)
  return { ...own, market, inherited, version: await findVersion(db, code) }
}

const plain = ({ position: _position, chosen: _chosen, ...product }: OtherRow): TogetherProduct => product

/** @throws catalog.product-unknown */
export async function togetherProduct(app: App, actor: Actor, msn: string): Promise<EditedTogetherProduct> {
  const subject = await findSubject(app.db, msn)
  if (!subject) throw appError('catalog.product-unknown')
  const { market } = subject
  const [version, others, shown] = await Promise.all([
    findVersion(app.db, msn),
    listOthers(app.db, msn, MIN_ORDERS),
    togetherOf(app, { ...actor, market }, msn),
  ])
  const named = await Promise.all(shown.map(({ msn: other }) => findSubject(app.db, other)))
  return {
    ...{ ...subject, version },
    chosen: others.filter(({ position }) => position !== null).map(plain),
    hidden: others.filter(({ chosen, position }) => chosen && position === null).map(plain),
    ordered: others.filter(({ chosen }) => !chosen).map(plain),
    shown: named.flatMap((one, at) => {
      const source = shown[at]?.source
      if (!one || !source) return []
      const { market: _market, ...product } = one
      return [{ ...product, source }]
    }),
  }
}
