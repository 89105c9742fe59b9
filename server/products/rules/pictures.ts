// The pictures that an undo would bring back.

import { readPictures } from '../../../contract/products/pictures.rules.ts'

/** Hashes of the pictures that cells had before, each once. */
export function picturesBefore(cells: readonly { field: string; before: string }[]): string[] {
  const pictures = cells.flatMap(({ field, before }) => (field === 'images' ? (readPictures(before) ?? []) : []))
  return [...new Set(pictures.map(({ hash }) => hash))]
}
