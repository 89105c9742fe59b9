// Adds existing products to a variant group, from a list, with a preview.

import { type FormEvent, useState } from 'react'
import { MAX_MOVED } from '../../../contract/products/variants.rules.ts'
import type { FoundVariant } from '../../../contract/products/variants-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { numbersOf } from '../components/pasted-list.tsx'
import { useEditor } from './editor-context.tsx'

function FoundRow({ found: { line, msn, name, values, problem } }: { found: FoundVariant }) {
  const t = useMessages('variants')
  return (
    <li>
      <span className="grow">
        {name || line}
        <small>{[msn, ...values].filter(Boolean).join(' · ')}</small>
      </span>
      {problem && <span className="tag bad">{t(`move-${problem}`)}</span>}
    </li>
  )
}

interface PutProps {
  version: string
  onDone(): void
  onClose(): void
}

/** The matches of the lines, and adding those that fit. */
function usePut(version: string) {
  const { product } = useEditor()
  const act = useAct()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ id: string; lines: FoundVariant[] } | null>(null)
  const params = { msn: product.msn }
  const lines = numbersOf(text).map(line => line.slice(0, 60))
  const fits = found?.lines.filter(({ problem }) => problem === null).map(({ msn }) => msn) ?? []
  const find = () =>
    act.run(async () => {
      const { data } = await call('POST /api/admin/products/{msn}/variants/find', { params, body: { lines } })
      setFound({ id: newId(), lines: data.found })
    })
  const put = async () => {
    const body = { changeSetId: found?.id ?? newId(), version, join: fits }
    const done = await act.run(() => call('POST /api/admin/products/{msn}/variants/changes', { params, body }))
    if (!done) setFound(null)
    return done !== undefined
  }
  const type = (next: string) => {
    setText(next)
    setFound(null)
  }
  return { act, text, type, lines, found, fits, find, put }
}

export function PutDialog({ version, onDone, onClose }: PutProps) {
  const t = useMessages('variants')
  const { act, text, type, lines, found, fits, find, put } = usePut(version)
  const putThem = async () => {
    const done = await put()
    // the next attempt is based on the current variants
    onDone()
    if (!done) return
    showToast(t('putDone'))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (found ? putThem() : find())
  }
  return (
    <Dialog title={t('put')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <TextArea
          label={t('products')}
          hint={t('productsHint', { count: MAX_MOVED })}
          rows={5}
          required
          value={text}
          onChange={event => type(event.target.value)}
        />
        {found && (
          <ul className="rows" aria-label={t('found')}>
            {found.lines.map(line => (
              <FoundRow key={line.line} found={line} />
            ))}
          </ul>
        )}
        <Problem text={act.problem} />
        <button
          type="submit"
          className="b go"
          disabled={act.busy || lines.length === 0 || lines.length > MAX_MOVED || (found !== null && fits.length === 0)}
        >
          {found ? t('putIn', { count: fits.length }) : t('find')}
        </button>
      </form>
    </Dialog>
  )
}
