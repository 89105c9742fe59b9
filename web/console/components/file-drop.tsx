// A file input with a button and a drop zone; a file dropped next to it does not replace the page.

import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { Icon } from './icon.tsx'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Keeps the browser from opening a file dropped outside the field. */
function useNoOpening(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

interface FileDropProps {
  /** Endings of names, as the attribute `accept` has them. */
  accept: string
  onFiles(files: readonly File[]): void
}

export function FileDrop({ accept, onFiles }: FileDropProps) {
  const t = useMessages('annotations')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useNoOpening()
  const allow = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same with the keyboard
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button type="button" className="b sm" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {t('attach')}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={accept}
        aria-label={t('attach')}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // allows choosing the same file again
          event.target.value = ''
        }}
      />
      <small className="sub">{t('attachHint')}</small>
    </div>
  )
}
