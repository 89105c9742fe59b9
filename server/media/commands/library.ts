// Staff add pictures to the library, name them, and remove unused ones.

import type { CallInput } from '../../../contract/api.ts'
import type { LibraryPicture } from '../../../contract/media/library-api.ts'
import { putInBin } from '../../bin/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import { appError } from '../../platform/errors.ts'
import { presentPicture, presentUses } from '../queries/library.ts'
import {
  findInLibrary,
  type LibraryRow,
  listUses,
  lockInLibrary,
  nameFile,
  type PictureNames,
  putBack,
  renameInLibrary,
  takeOut,
} from '../repository/library.ts'
import { storePhoto } from '../service.ts'

/** Adds a picture; an existing one keeps its names. @throws media.invalid */
export async function addPicture(
  app: App,
  { data, type, fileName }: CallInput<'POST /api/admin/content/library'>['body'],
): Promise<LibraryPicture> {
  const pictureId = await storePhoto(app, Buffer.from(data, 'base64'), type, 'store')
  return app.db.transaction(async tx => {
    await nameFile(tx, pictureId, fileName)
    const row = await findInLibrary(tx, pictureId)
    if (!row) throw appError('media.unknown')
    describeChange({ recordKind: 'picture', recordId: pictureId, after: { fileName: row.fileName } })
    return presentPicture(row)
  })
}

const namesOf = ({ fileName, altEn, altHi }: LibraryRow) => ({ fileName, altEn, altHi })

/** @throws media.unknown, media.changed-meanwhile */
export function renamePicture(
  app: App,
  pictureId: string,
  { version, ...names }: CallInput<'POST /api/admin/content/pictures/{pictureId}'>['body'],
): Promise<LibraryPicture> {
  return app.db.transaction(async tx => {
    const row = await lockInLibrary(tx, pictureId)
    if (!row) throw appError('media.unknown')
    if (row.version !== version) throw appError('media.changed-meanwhile')
    const changed = await renameInLibrary(tx, pictureId, names)
    describeChange({ recordKind: 'picture', recordId: pictureId, before: namesOf(row), after: names })
    return presentPicture(changed)
  })
}

/**
 * Removes an unused picture from the library. Its bytes are kept for a term, and for as long as earlier orders and other
 * records show them.
 *
 * @throws media.unknown, media.used with its uses in the markets of the caller
 */
export function deletePicture(app: App, actor: Staff, pictureId: string): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockInLibrary(tx, pictureId)
    if (!row) throw appError('media.unknown')
    // read under the lock: earlier uses are committed, later ones wait for the lock and no longer find it
    const uses = await listUses(tx, [pictureId])
    if (uses.length > 0) throw appError('media.used', { answer: presentUses(uses, actor.markets) })
    await takeOut(tx, pictureId, actor.now)
    const name = row.fileName || row.altEn || pictureId.slice(0, 12)
    await putInBin(tx, actor, { kind: 'picture', recordId: pictureId, market: null, name, contents: namesOf(row) })
    describeChange({ recordKind: 'picture', recordId: pictureId, before: namesOf(row) })
  })
}

/** Restores a picture from the bin with its names, unless it was added again meanwhile. */
export const picturesBin = binKind<PictureNames>({
  kind: 'picture',
  async restore({ tx, actor }, { recordId, contents }) {
    if (!(await putBack(tx, recordId, contents, actor.now))) throw appError('bin.taken')
    return recordId
  },
})
