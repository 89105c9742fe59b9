// The library of pictures: lists with what uses them, names, and taking away what nothing uses.

import type { CallInput } from '../../contract/api.ts'
import type { LibraryPicture, PictureUse, UsedPicture } from '../../contract/media/library-api.ts'
import type { Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { describeChange } from '../platform/audit.ts'
import { appError } from '../platform/errors.ts'
import {
  findInLibrary,
  type LibraryPlace,
  type LibraryRow,
  listLibrary,
  listUsed,
  listUses,
  lockInLibrary,
  nameFile,
  renameInLibrary,
  takeOut,
  USES_READ,
  type UseRow,
} from './library-repository.ts'
import { storePhoto } from './service.ts'

const PAGE = 40
/** Pictures that are looked through for one page of unused ones. */
const LOOKED_THROUGH = 1000

const placeOf = ({ addedAt, pictureId }: LibraryRow) => `${addedAt.getTime()}_${pictureId}`

function readPlace(before: string | undefined): LibraryPlace | null {
  const [at, pictureId] = before?.split('_') ?? []
  return at && pictureId ? { addedAt: new Date(Number(at)), pictureId } : null
}

const present = ({ addedAt, ...row }: LibraryRow): LibraryPicture => ({ ...row, addedAt: addedAt.toISOString() })

interface Asked {
  text?: string | undefined
  before?: string | undefined
}

/** A page of the library, the newest first. */
export async function choosePictures(
  app: App,
  { text, before }: Asked,
): Promise<{ rows: LibraryPicture[]; next: string | null }> {
  const found = await listLibrary(app.db, { text, after: readPlace(before), limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return { rows: rows.map(present), next: found.length > PAGE && last ? placeOf(last) : null }
}

/** A page of pictures that nothing uses; what begins the next page is after the last one that was looked at. */
async function unusedPage(app: App, { text, before }: Asked): Promise<{ found: LibraryRow[]; next: string | null }> {
  const looked = await listLibrary(app.db, { text, after: readPlace(before), limit: LOOKED_THROUGH })
  const used = await listUsed(
    app.db,
    looked.map(({ pictureId }) => pictureId),
  )
  const unused = looked.filter(({ pictureId }) => !used.has(pictureId))
  const found = unused.slice(0, PAGE)
  const last = unused.length > PAGE ? found.at(-1) : looked.length === LOOKED_THROUGH ? looked.at(-1) : undefined
  return { found, next: last ? placeOf(last) : null }
}

/** What is shown of the uses of a picture: at most five of each kind, in the markets of the person. */
function presentUses(rows: readonly UseRow[], markets: Staff['markets']): Pick<UsedPicture, 'uses' | 'more'> {
  const counts = new Map<string, number>()
  const shown = rows.filter(({ kind, market }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count < USES_READ && (market === null || markets.includes(market))
  })
  const uses = shown.map(({ kind, market, ref, nameEn, nameHi }): PictureUse => {
    return { kind, market, ref, name: { en: nameEn, hi: nameHi } }
  })
  return { uses, more: shown.length < rows.length }
}

/** A page of the library with what uses each picture, or of those that nothing uses. */
export async function picturesForStaff(
  app: App,
  { markets }: Staff,
  { unused, ...asked }: Asked & { unused?: 'true' | undefined },
): Promise<{ rows: UsedPicture[]; next: string | null }> {
  if (unused) {
    const { found, next } = await unusedPage(app, asked)
    return { rows: found.map(row => ({ ...present(row), uses: [], more: false })), next }
  }
  const { rows, next } = await choosePictures(app, asked)
  const uses = await listUses(
    app.db,
    rows.map(({ pictureId }) => pictureId),
  )
  const ofPicture = (id: string) => uses.filter(({ pictureId }) => pictureId === id)
  return { rows: rows.map(row => ({ ...row, ...presentUses(ofPicture(row.pictureId), markets) })), next }
}

/** Adds a picture; one that is there already keeps its names. @throws media.invalid */
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
    return present(row)
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
    return present(changed)
  })
}

/**
 * Takes a picture that nothing uses out of the library. Its bytes stay, as those of every stored file: earlier orders and
 * mails show them.
 *
 * @throws media.unknown, media.used with what uses it, as far as it is in the markets of the person
 */
export function deletePicture(app: App, { markets }: Staff, pictureId: string): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await lockInLibrary(tx, pictureId)
    if (!row) throw appError('media.unknown')
    // read after the lock: who began to use the picture before has committed, who wants to now waits and does not find it
    const uses = await listUses(tx, [pictureId])
    if (uses.length > 0) throw appError('media.used', presentUses(uses, markets))
    await takeOut(tx, pictureId)
    describeChange({ recordKind: 'picture', recordId: pictureId, before: namesOf(row) })
  })
}
