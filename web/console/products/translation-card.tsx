// A product with texts to translate: English next to a field for Hindi, kept in the draft.

import { parseCell } from '../../../contract/products/fields.rules.ts'
import { TRANSLATED } from '../../../contract/products/translations.rules.ts'
import type { ProductToTranslate, TextToTranslate } from '../../../contract/products/translations-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useProblemText } from '../components/cell-words.ts'
import { Problem, TextArea } from '../components/field.tsx'
import { type CellDraft, type DraftCell, keyOf } from './cell-draft.ts'

/** The draft with one cell set on each keystroke; the stored value is not a change. */
export function setCell(draft: CellDraft, key: string, field: string, { was, now }: DraftCell): void {
  const { [key]: row = {}, ...others } = draft.cells
  const { [field]: before, ...cells } = row
  const first = before?.was ?? was
  const next = now === first ? cells : { ...cells, [field]: { was: first, now } }
  draft.set(Object.keys(next).length > 0 ? { ...others, [key]: next } : others)
}

/** Rows of a field, by the length of its text. */
const rowsFor = (text: string) => Math.min(12, Math.max(2, text.split('\n').length, Math.ceil(text.length / 60)))

interface TextProps {
  product: ProductToTranslate
  text: TextToTranslate
  draft: CellDraft
  onConfirmed(): void
}

function Text({ product: { msn, seller }, text, draft, onConfirmed }: TextProps) {
  const t = useMessages('translations')
  const problemText = useProblemText()
  const act = useAct()
  const { field, english, state, version } = text
  const hindi = text.hindi === english ? '' : text.hindi
  const key = keyOf(msn, seller ?? '')
  const drafted = draft.cells[key]?.[field]
  const value = drafted?.now ?? hindi
  const parsed = drafted && parseCell(field, value)
  const name = t(TRANSLATED[field])
  const confirm = () =>
    act.run(async () => {
      await call('POST /api/admin/translations/{msn}/confirm', { params: { msn }, body: { field, version } })
      showToast(t('confirmed'))
      onConfirmed()
    })
  return (
    <div className="pair translation">
      <div className="field">
        <span>{t('englishOf', { text: name })}</span>
        <p className="written" lang="en">
          {english}
        </p>
      </div>
      <div className="field">
        <TextArea
          label={t('hindiOf', { text: name })}
          lang="hi"
          rows={rowsFor(value || english)}
          value={value}
          readOnly={seller === null}
          data-changed={drafted ? true : undefined}
          error={parsed && 'problem' in parsed ? problemText(parsed.problem) : ''}
          onChange={event => setCell(draft, key, field, { was: text.hindi, now: event.target.value })}
        />
        <div className="acts">
          <span className={state === 'missing' ? 'tag' : 'tag warn'}>{t(`is-${state}`)}</span>
          {state === 'outdated' && !drafted && (
            <button
              type="button"
              className="b sm flat"
              disabled={act.busy}
              aria-label={`${t('stillFits')}: ${name}`}
              onClick={() => void confirm()}
            >
              {t('stillFits')}
            </button>
          )}
        </div>
        <Problem text={act.problem} />
      </div>
    </div>
  )
}

export function TranslationCard({ product, draft, onConfirmed }: Omit<TextProps, 'text'>) {
  const t = useMessages('translations')
  const { msn, partNumber, name, active, seller, texts } = product
  return (
    <section className="panel" aria-label={`${partNumber} ${name}`}>
      <header>
        <h2 className="grow">
          <a href={to(`/products/${msn}`)}>{name}</a>
        </h2>
        <span className="sub">
          {partNumber} · {msn}
        </span>
        {!active && <span className="tag">{t('notActive')}</span>}
      </header>
      <div className="in-b form">
        {seller === null && <p className="note">{t('noOffer')}</p>}
        {texts.map(text => (
          <Text key={text.field} {...{ product, text, draft, onConfirmed }} />
        ))}
      </div>
    </section>
  )
}
