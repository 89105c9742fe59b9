// Preview of the results of a synonym line before it is saved.

import { useState } from 'react'
import type { SearchPreview } from '../../../contract/search/tuning-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'

const SHOWN = 5

/** `text` is the first word of the line, which is tried unless another one is typed. */
export function SynonymEffect({ line, text }: { line: string; text: string }) {
  const t = useMessages('synonyms')
  const { market, language, number } = useLocale()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(text)
  const [effect, setEffect] = useState<SearchPreview | null>(null)
  const show = async () => {
    const body = { market, language, text: typed, synonyms: line }
    const reply = await run(() => call('POST /api/admin/search/preview', { body }))
    if (reply) setEffect(reply.data)
  }
  if (text === '') return null
  return (
    <>
      <Field label={t('effectOn')} maxLength={120} value={typed} onChange={event => setTyped(event.target.value)} />
      <div className="acts">
        <button type="button" className="b" disabled={busy || typed.trim() === ''} onClick={show}>
          {t('effect')}
        </button>
      </div>
      <Problem text={problem} />
      {effect && (
        <div role="status">
          <p>
            {t('effectCounts', { before: number(effect.before.totalCount), after: number(effect.after.totalCount) })}
          </p>
          <ol className="rows">
            {effect.after.products.slice(0, SHOWN).map(({ msn, productName }) => (
              <li key={msn}>{productName}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}
