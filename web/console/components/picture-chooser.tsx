// A dialog that offers the pictures of the library: by file name or alternative text, the newest first.

import { useState } from 'react'
import type { LibraryPicture } from '../../../contract/media/library-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { MoreButton } from './more-button.tsx'
import { PictureTile } from './picture-tile.tsx'
import { EmptyState, Failed, Loading } from './states.tsx'
import { useMore } from './use-more.ts'

/** Whose permission gives access to the pictures: content or products. */
export type PictureSource = 'content' | 'products'

interface PictureChooserProps {
  source: PictureSource
  onChoose(hash: string, picture: LibraryPicture): void
  onClose(): void
}

export function PictureChooser({ source, onChoose, onClose }: PictureChooserProps) {
  const t = useMessages('library')
  const list = useMessages('list')
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const pictures = useMore(`${source} ${text}`, async (before?: string) => {
    const query = { ...(text && { text }), ...(before && { before }) }
    return source === 'content'
      ? (await call('GET /api/admin/content/pictures', { query })).data
      : (await call('GET /api/admin/products/pictures', { query })).data
  })
  const search = () => setText(typed.trim())
  const { error, data, again } = pictures.load
  return (
    <Dialog title={t('choose')} onClose={onClose}>
      {/* not a form: the dialog may be inside one, and a nested form would submit the page */}
      <search className="form">
        <Field
          label={t('find')}
          type="search"
          maxLength={60}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
        <button type="button" className="b sm" onClick={search}>
          {list('search')}
        </button>
      </search>
      {error ? <Failed error={error} onRetry={again} /> : !data && <Loading />}
      {data && pictures.rows.length === 0 && <EmptyState icon="search" title={t('none')} text={t('noneText')} />}
      <ul className="picture-grid">
        {pictures.rows.map(picture => (
          <PictureTile key={picture.pictureId} picture={picture} onOpen={() => onChoose(picture.pictureId, picture)} />
        ))}
      </ul>
      <MoreButton list={pictures} />
    </Dialog>
  )
}
