// The category tree of the menus, fetched when a menu is first opened and cached until the page is left.

import { use } from 'react'
import type { MenuNode } from '../../../contract/catalog/schemas.ts'
import { quietCall } from '../../framework/session/session.ts'

let tree: Promise<MenuNode[]> | null = null

/** The tree of the mega menu; suspends while it is fetched, empty if it cannot be fetched. */
export function useCategoryTree(): MenuNode[] {
  tree ??= quietCall('GET /api/v1/category/flyout').then(
    answer => answer.data,
    () => {
      tree = null
      return []
    },
  )
  return use(tree)
}
