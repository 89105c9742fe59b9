// A picture of the library as a tile: thumbnail, name, and a line below.

import type { ReactNode } from 'react'
import type { LibraryPicture, UsedPicture } from '../../../contract/media/library-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

/** Display name of a picture: its alternative text, its file name, a record that uses it, or a fallback. */
export function usePictureName(): (picture: LibraryPicture & Partial<UsedPicture>) => string {
  const t = useMessages('library')
  const { language } = useLocale()
  return ({ altEn, altHi, fileName, uses = [] }) => {
    const alt = language === 'hi' ? altHi || altEn : altEn || altHi
    return alt || fileName || uses[0]?.name[language] || t('unnamed')
  }
}

/** Size in pixels and bytes as text. */
export function usePictureSize(): (picture: LibraryPicture) => string {
  const t = useMessages('library')
  const { number } = useLocale()
  return ({ width, height, bytes }) =>
    `${t('size', { width, height })} · ${t('kilobytes', { count: number(Math.max(1, Math.round(bytes / 1024))) })}`
}

interface PictureTileProps {
  picture: LibraryPicture
  onOpen(): void
  children?: ReactNode
}

export function PictureTile({ picture, onOpen, children }: PictureTileProps) {
  const nameOf = usePictureName()
  const sizeOf = usePictureSize()
  return (
    <li>
      <button type="button" className="picture-tile" onClick={onOpen}>
        <img src={`/media/${picture.pictureId}/medium.webp`} alt="" loading="lazy" width="160" height="160" />
        <b className="clip">{nameOf(picture)}</b>
        <small className="sub">{sizeOf(picture)}</small>
        {children}
      </button>
    </li>
  )
}
