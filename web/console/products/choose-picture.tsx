// A picture of the library for a product.

import { useState } from 'react'
import type { LibraryPicture } from '../../../contract/media/library-api.ts'
import { MAX_PICTURES, type ProductPicture } from '../../../contract/products/pictures.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { PictureChooser } from '../components/picture-chooser.tsx'

/** Adds a picture of the library with its alternative texts; the bytes stay where they are. */
export function ChoosePicture({
  pictures,
  onAdd,
}: {
  pictures: readonly ProductPicture[]
  onAdd(one: LibraryPicture): void
}) {
  const t = useMessages('editor')
  const library = useMessages('library')
  const [open, setOpen] = useState(false)
  const choose = (hash: string, picture: LibraryPicture) => {
    setOpen(false)
    if (pictures.some(one => one.hash === hash)) showToast(t('pictureThere'))
    else onAdd(picture)
  }
  return (
    <>
      <div className="acts">
        <button type="button" className="b sm" disabled={pictures.length >= MAX_PICTURES} onClick={() => setOpen(true)}>
          {library('choose')}
        </button>
      </div>
      {open && <PictureChooser source="products" onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}
