// Files being uploaded to a record one after another, and rejected ones with the reason.

import { useEffect, useRef, useState } from 'react'
import { ATTACHMENT_BYTES, ATTACHMENT_ENDINGS, endingOf } from '../../../contract/annotations/attachments.rules.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { upload } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { newId } from './new-id.ts'

const PATH = '/api/admin/annotations/{recordKind}/{recordId}/attachments'
const ENDINGS: readonly string[] = Object.values(ATTACHMENT_ENDINGS).flat()

/** Types offered by the file dialog. */
export const ACCEPTED = ENDINGS.map(ending => `.${ending}`).join(',')

export interface SentFile {
  /** Id of the attachment: the same on a retry. */
  id: string
  file: File
  state: 'waiting' | 'sending' | 'refused'
  /** Uploaded fraction, from 0 to 1. */
  part: number
  problem: string
  /** Whether a retry may succeed. */
  again: boolean
}

/** Why a file need not be sent at all. */
function refusalOf({ name, size }: File): ApiError | null {
  if (size > ATTACHMENT_BYTES) return new ApiError(413, { code: 'attachment.size' })
  return size === 0 || !ENDINGS.includes(endingOf(name)) ? new ApiError(400, { code: 'attachment.content' }) : null
}

/** Errors caused by the file itself, which a retry cannot fix. */
const isFinal = ({ status }: ApiError) => [400, 403, 404, 413].includes(status)

interface SentFiles {
  files: readonly SentFile[]
  add(files: readonly File[]): void
  again(id: string): void
  /** Removes a file from the list; an upload in progress is aborted. */
  drop(id: string): void
}

/** Calls `onStored` for each stored file. */
export function useSentFiles(record: AnnotatedRecord, onStored: (name: string) => void): SentFiles {
  const textOf = useErrorText()
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const sending = useRef<{ id: string; stop: AbortController } | null>(null)
  const change = (id: string, to: Partial<SentFile>) =>
    setFiles(all => all.map(one => (one.id === id ? { ...one, ...to } : one)))
  const forget = (id: string) => setFiles(all => all.filter(one => one.id !== id))

  const send = async ({ id, file }: SentFile) => {
    const stop = new AbortController()
    sending.current = { id, stop }
    change(id, { state: 'sending', part: 0, problem: '' })
    const input = { params: { ...record }, query: { attachmentId: id, name: file.name } }
    try {
      await upload(PATH, input, file, { onProgress: part => change(id, { part }), signal: stop.signal })
      forget(id)
      onStored(file.name)
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(0, {})
      change(id, { state: 'refused', problem: textOf(known), again: !isFinal(known) })
    } finally {
      sending.current = null
    }
  }
  const next = files.find(({ state }) => state === 'waiting')
  const busy = files.some(({ state }) => state === 'sending')
  // biome-ignore lint/correctness/useExhaustiveDependencies: one begins when none is sent and another one waits
  useEffect(() => {
    if (next && !busy && !sending.current) void send(next)
  }, [next?.id, busy])
  const pending = busy || next !== undefined
  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
  return {
    files,
    add: chosen =>
      setFiles(all => [
        ...all,
        ...chosen.map(file => {
          const refusal = refusalOf(file)
          const state = refusal ? ('refused' as const) : ('waiting' as const)
          return { id: newId(), file, state, part: 0, problem: refusal ? textOf(refusal) : '', again: false }
        }),
      ]),
    again: id => change(id, { state: 'waiting', problem: '' }),
    drop(id) {
      if (sending.current?.id === id) sending.current.stop.abort()
      forget(id)
    },
  }
}
