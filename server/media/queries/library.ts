// The picture library for staff: pages of pictures with their uses, or of unused ones.

import type { LibraryPicture, PictureUse, UsedPicture } from '../../../contract/media/library-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { countDeleted, type DeletedCounts } from '../repository/deleted.ts'
import {
  type LibraryPlace,
  type LibraryRow,
  listLibrary,
  listUsed,
  listUses,
  USES_READ,
  type UseRow,
} from '../repository/library.ts'

const PAGE = 40
/** Maximum pictures scanned for one page of unused ones. */
const LOOKED_THROUGH = 1000

const placeOf = ({ addedAt, pictureId }: LibraryRow) => `${addedAt.getTime()}_${pictureId}`

function readPlace(before: string | undefined): LibraryPlace | null {
  const [at, pictureId] = before?.split('_') ?? []
  return at && pictureId ? { addedAt: new Date(Number(at)), pictureId } : null
}

/** A picture of the library as a call returns it. */
export const presentPicture = ({ addedAt, ...row }: LibraryRow): LibraryPicture => ({
  ...row,
  addedAt: addedAt.toISOString(),
})

/** Deleted pictures whose bytes are still stored. */
export const deletedPictures = (db: Db): Promise<DeletedCounts> => countDeleted(db)

interface Asked {
  text?: string | undefined
  before?: string | undefined
}

/** A page of the library, newest first. */
export async function choosePictures(
  app: App,
  { text, before }: Asked,
): Promise<{ rows: LibraryPicture[]; next: string | null }> {
  const found = await listLibrary(app.db, { text, after: readPlace(before), limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return { rows: rows.map(presentPicture), next: found.length > PAGE && last ? placeOf(last) : null }
}

/** A page of unused pictures; the cursor is after the last one scanned. */
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

/** Displayed uses of a picture: at most five per kind, in the caller's markets. */
export function presentUses(rows: readonly UseRow[], markets: Staff['markets']): Pick<UsedPicture, 'uses' | 'more'> {
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

/** A page of the library with the uses of each picture, or of unused ones. */
export async function picturesForStaff(
  app: App,
  { markets }: Staff,
  { unused, ...asked }: Asked & { unused?: 'true' | undefined },
): Promise<{ rows: UsedPicture[]; next: string | null }> {
  if (unused) {
    const { found, next } = await unusedPage(app, asked)
    return { rows: found.map(row => ({ ...presentPicture(row), uses: [], more: false })), next }
  }
  const { rows, next } = await choosePictures(app, asked)
  const uses = await listUses(
    app.db,
    rows.map(({ pictureId }) => pictureId),
  )
  const ofPicture = (id: string) => uses.filter(({ pictureId }) => pictureId === id)
  return { rows: rows.map(row => ({ ...row, ...presentUses(ofPicture(row.pictureId), markets) })), next }
}
