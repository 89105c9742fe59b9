// An import that a staff member or a key may see.

import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { findImport, type ImportRow } from '../repository/imports.ts'

/** An import of a market of the caller. @throws request.not-found */
export async function requireImport(app: App, { markets }: Pick<Staff, 'markets'>, id: string): Promise<ImportRow> {
  const one = await findImport(app.db, id)
  if (!one || !markets.includes(one.market)) throw appError('request.not-found')
  return one
}
