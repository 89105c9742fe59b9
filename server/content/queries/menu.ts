// The mega menu: the category tree as the operator has arranged it.

import type { MenuNode } from '../../../contract/catalog/schemas.ts'
import { type MenuText, zMenuText } from '../../../contract/content/documents.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { imageLink } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { leadsSomewhere } from '../../platform/limits.ts'
import { categoryTree } from '../../search/service.ts'
import { findLayout, MENU_CODE } from '../repository/layouts.ts'
import { arranged } from '../rules/menu.ts'
import { previewed } from './previewed.ts'

const NOTHING: Pick<MenuText, 'departments'> = { departments: [] }

async function readMenu(app: App, market: Market): Promise<Pick<MenuText, 'departments'>> {
  const stored = await findLayout(app.db, market, MENU_CODE)
  return zMenuText.omit({ kind: true }).safeParse(stored?.body).data ?? NOTHING
}

/** The departments of the market with the levels below them, as the menu shows them. */
export async function flyout(app: App, actor: Actor, depth: number): Promise<MenuNode[]> {
  const { market, language } = actor
  const menu =
    previewed('menu', market, 'menu') ??
    (await app.cache.get(`menu:${market}`, ['cms:layouts'], () => readMenu(app, market)))
  return arranged(await categoryTree(app, actor, depth), menu, {
    language,
    leads: link => leadsSomewhere(market, link),
    pictureOf: imageLink,
  })
}
