// Images of a review or a return: select, shrink, upload one by one, remove.

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { errorMessage } from '../../../framework/error-text.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { shrinkPicture } from '../../../framework/shrink-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from '../review-parts.module.css'

export const MAX_PICTURES = 5

interface PicturePickerProps {
  legend: string
  /** Stores a JPEG in base64; resolves to its address. Rejects with an `ApiError`. */
  upload(data: string): Promise<string>
  /** Error text shown below. */
  missing?: string
  /** Addresses of the uploaded images. */
  links: readonly string[]
  onChange(change: (links: readonly string[]) => readonly string[]): void
}

function useUpload({ links, onChange, upload }: PicturePickerProps) {
  const t = useMessages('reviews')
  const [sending, setSending] = useState(0)
  const [error, setError] = useState('')
  const sendOne = async (file: File) => {
    const data = await shrinkPicture(file)
    if (data === null) return setError(t('pictureFailed', { name: file.name }))
    try {
      const added = await upload(data)
      onChange(before => [...before.filter(link => link !== added), added])
    } catch (failure) {
      setError(await errorMessage(failure))
    }
  }
  const send = async (files: readonly File[]) => {
    const room = MAX_PICTURES - links.length
    setError(files.length > room ? t('picturesFull', { count: MAX_PICTURES }) : '')
    const taken = files.slice(0, room)
    setSending(taken.length)
    for (const file of taken) {
      await sendOne(file)
      setSending(left => left - 1)
    }
  }
  return { sending, error, send }
}

export function PicturePicker(props: PicturePickerProps) {
  const { legend, missing, links, onChange } = props
  const t = useMessages('reviews')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { sending, error, send } = useUpload(props)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // the same file can be selected again after it was removed
    event.target.value = ''
    void send(files)
  }
  const remove = (link: string) => {
    onChange(before => before.filter(one => one !== link))
    document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <fieldset className={styles.picker}>
      <legend>{legend}</legend>
      <p className="quiet">{t('picturesHint', { count: MAX_PICTURES })}</p>
      <ul className={styles.pictures}>
        {links.map((link, at) => (
          <li key={link}>
            <img src={pictureAt(link, 'small')} width={72} height={72} alt={t('pictureAt', { at: at + 1 })} />
            <button type="button" aria-label={t('removePicture', { at: at + 1 })} onClick={() => remove(link)}>
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        id={`${id}-add`}
        busy={sending > 0}
        disabled={links.length >= MAX_PICTURES && sending === 0}
        aria-invalid={missing ? true : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" size={16} />
        {t('addPictures')}
      </Button>
      <p role="status" className="quiet">
        {sending > 0 && t('sendingPictures', { count: sending })}
      </p>
      <p role="alert" className={styles.wrong} hidden={!error && !missing}>
        {error || missing}
      </p>
    </fieldset>
  )
}
