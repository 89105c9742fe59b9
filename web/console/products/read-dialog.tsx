// A file of cells is chosen and sent back to the store.

import { useState } from 'react'
import type { SentFile } from '../../../contract/products/sent-file.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

/** Base64 adds a third, and a call accepts eleven megabytes. */
const MAX_BYTES = 7_000_000

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

interface ReadDialogProps {
  /** Of the field of the file. */
  label: string
  onClose(): void
  /** Sends the file; an error is shown next to it. */
  onSend(file: SentFile): Promise<void>
}

export function ReadDialog({ label, onClose, onSend }: ReadDialogProps) {
  const t = useMessages('files')
  const { market } = useLocale()
  const act = useAct()
  const [file, setFile] = useState<File | null>(null)
  const tooLarge = file !== null && file.size > MAX_BYTES
  const send = (chosen: File) =>
    act.run(async () => onSend({ market, name: chosen.name, data: await base64Of(chosen) }))
  return (
    <Dialog title={t('readBack')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          if (file && !tooLarge) void send(file)
        }}
      >
        <label className="field">
          <span>{label}</span>
          <input
            type="file"
            className="ctl"
            accept=".csv,.tsv,.xlsx"
            onChange={event => setFile(event.target.files?.[0] ?? null)}
          />
          <small className="sub">{t('readHint')}</small>
        </label>
        <Problem text={tooLarge ? t('tooLarge') : act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || !file || tooLarge}>
            {t('read')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
