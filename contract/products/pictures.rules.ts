// Pictures of a product in cell format: their order, what each shows, and their alternative texts.

export interface ProductPicture {
  /** Hash of a stored picture. */
  hash: string
  /** What the picture shows: `front`, `detail` and so on. */
  view: string
  /** Alternative text; empty to use the product name. */
  altEn?: string
  altHi?: string
}

/** Maximum number of pictures of a product. */
export const MAX_PICTURES = 30
const MAX_ALT = 200

const text = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most ? value.replace(/\s+/g, ' ').trim() : null

function readOne(value: unknown): ProductPicture | null {
  if (typeof value !== 'object' || value === null) return null
  const { hash, view = 'detail', altEn = '', altHi = '', ...more } = value as Record<string, unknown>
  const [en, hi, seen] = [text(altEn, MAX_ALT), text(altHi, MAX_ALT), text(view, 40)]
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/.test(hash)) return null
  if (en === null || hi === null || seen === null || Object.keys(more).length > 0) return null
  return { hash, view: seen || 'detail', ...(en && { altEn: en }), ...(hi && { altHi: hi }) }
}

/** A list of distinct pictures; null when invalid. */
export function readPictures(cell: string): ProductPicture[] | null {
  if (cell.trim() === '') return []
  let list: unknown
  try {
    list = JSON.parse(cell)
  } catch {
    return null
  }
  if (!Array.isArray(list) || list.length > MAX_PICTURES) return null
  const pictures = list.map(readOne)
  const hashes = new Set(pictures.map(picture => picture?.hash))
  return pictures.includes(null) || hashes.size < pictures.length ? null : (pictures as ProductPicture[])
}

/** The normalised text of a list of pictures. */
export const writePictures = (pictures: readonly ProductPicture[]): string =>
  pictures.length === 0
    ? ''
    : JSON.stringify(
        pictures.map(({ hash, view, altEn, altHi }) => ({
          hash,
          view,
          ...(altEn && { altEn }),
          ...(altHi && { altHi }),
        })),
      )
