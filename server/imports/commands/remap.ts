// Tries the file of an import again with another mapping.

import { access } from 'node:fs/promises'
import type { ImportAccepted, ImportMapping } from '../../../contract/imports/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { requireImport } from '../queries/require-import.ts'
import type { ImportRow } from '../repository/imports.ts'
import { createImport, enqueueImports } from '../service.ts'

const ENDED: readonly ImportRow['state'][] = ['done', 'failed', 'cancelled', 'interrupted']

const notAccepted = (reason: string): ImportAccepted => ({ accepted: false, reason, importId: null, laterImports: [] })

/**
 * Begins a dry run of the same file; sent twice, the one under way is found. @throws request.not-found, import.file-gone
 */
export async function remapImport(app: App, staff: Staff, id: string, mapping: ImportMapping): Promise<ImportAccepted> {
  const one = await requireImport(app, staff, id)
  if (!one.dryRun) return notAccepted('This import was applied: send the file again to map it otherwise.')
  if (!ENDED.includes(one.state)) return notAccepted(`The dry run is ${one.state}.`)
  await access(one.filePath).catch(() => {
    throw appError('import.file-gone')
  })
  const { market, fileName, filePath, fileHash, format } = one
  const file = { market, fileName, filePath, fileHash, format, mapping, dryRun: true, who: staff.staffId }
  const { id: importId } = await createImport(app, file)
  await enqueueImports(app)
  return { accepted: true, reason: null, importId, laterImports: [] }
}
