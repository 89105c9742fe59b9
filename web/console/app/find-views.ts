// Finds screens of an area by name, limited to those the member may see.

import type { Permission } from '../../../contract/shared/permissions.ts'
import { permissionAt } from './areas.ts'

/** A screen that the palette and the search of its area find. */
export interface View {
  key: string
  path: string
  /** Without it the screen is not offered. */
  permission: Permission
}

/** The screens whose name contains a text; `nameOf` gives the name in the member's language. */
export function findViews<V extends View>(
  views: readonly V[],
  nameOf: (key: V['key']) => string,
  may: (permission: Permission) => boolean,
  text: string,
): { key: V['key']; name: string; path: string }[] {
  const sought = text.trim().toLowerCase()
  return views
    .filter(({ path, permission }) => may(permission) && may(permissionAt(path) ?? permission))
    .map(({ key, path }) => ({ key, path, name: nameOf(key) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
}
