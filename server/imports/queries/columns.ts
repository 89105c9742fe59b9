// The columns of a file as they are mapped on screen, and saved mappings.

import { type ImportMapping, zMapping } from '../../../contract/imports/api.ts'
import type { ImportColumns } from '../../../contract/imports/columns-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { readSample } from '../repository/sample.ts'
import { storedMapping } from '../service.ts'
import { requireImport } from './require-import.ts'

/** @throws request.not-found */
export async function importColumns(app: App, staff: Staff, id: string): Promise<ImportColumns> {
  const { fileName, market, mapping } = await requireImport(app, staff, id)
  const { columns, more } = (await readSample(app.db, id)) ?? { columns: [], more: 0 }
  return { id, fileName, market, columns, more, mapping: zMapping.parse(mapping) }
}

/** A mapping that is saved. @throws request.not-found */
export async function readMapping(
  app: App,
  name: string,
): Promise<{ name: string; mapping: ImportMapping; version: number }> {
  const { mapping, version } = await storedMapping(app, name)
  return { name, mapping, version }
}
