// A picture of a record: shown, uploaded as a smaller JPEG or chosen from the library, removed.

import { useState } from 'react'
import { shrinkPicture } from '../../framework/shrink-picture.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Field } from './field.tsx'
import { PictureChooser, type PictureSource } from './picture-chooser.tsx'

interface PictureFieldProps {
  /** Hash of the stored picture; empty for none. */
  hash: string
  label: string
  hint?: string
  /** Error for a file that is not a picture. */
  unreadable: string
  remove: string
  /** Whose permission gives access to the library. */
  source: PictureSource
  /** Sends the picture, JPEG in base64, and returns its hash. Rejects with an ApiError. */
  store(data: string): Promise<string>
  /** Empty when it was taken away. */
  onChange(hash: string): void
}

export function PictureField({ hash, label, hint, unreadable, remove, source, store, onChange }: PictureFieldProps) {
  const t = useMessages('library')
  const act = useAct()
  const [choosing, setChoosing] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const send = (file: File) =>
    act.run(async () => {
      const data = await shrinkPicture(file)
      setIsUnreadable(data === null)
      if (data !== null) onChange(await store(data))
    })
  return (
    <div className="picture-row">
      {hash && <img src={`/media/${hash}/small.webp`} alt={label} width="96" height="96" />}
      <Field
        label={label}
        hint={hint}
        type="file"
        accept="image/*"
        disabled={act.busy}
        error={isUnreadable ? unreadable : act.problem}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
        }}
      />
      <button type="button" className="b sm" onClick={() => setChoosing(true)}>
        {t('choose')}
      </button>
      {hash && (
        <button type="button" className="b sm" onClick={() => onChange('')}>
          {remove}
        </button>
      )}
      {choosing && (
        <PictureChooser
          source={source}
          onClose={() => setChoosing(false)}
          onChoose={chosen => {
            setChoosing(false)
            onChange(chosen)
          }}
        />
      )}
    </div>
  )
}
