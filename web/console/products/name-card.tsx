// A category, attribute, value or brand with texts to translate: English next to a field for Hindi, kept in the
// draft.

import type { KeyboardEvent } from 'react'
import { NAME_FIELDS } from '../../../contract/products/names.rules.ts'
import type { NamedKind, NamedRecord, NameToTranslate } from '../../../contract/products/names-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Field, TextArea } from '../components/field.tsx'
import { fits, type NamesDraft } from './names-draft.ts'

interface TextProps {
  record: NamedRecord
  text: NameToTranslate
  draft: NamesDraft
  /** Confirms the current Hindi, or keeps the English. */
  onConfirm(hindi: string): void
  /** Saves only this text. */
  onSave(): void
}

/** Moves on to the next field of the list. */
function focusNext(from: HTMLInputElement): void {
  const fields = [...(from.closest('.translations')?.querySelectorAll<HTMLInputElement>('.translation input') ?? [])]
  fields[fields.indexOf(from) + 1]?.focus()
}

function Text({ record: { id, suggested }, text, draft, onConfirm, onSave }: TextProps) {
  const t = useMessages('translations')
  const { field, english, state, version } = text
  const hindi = text.hindi === english ? '' : text.hindi
  const drafted = draft.find(id, field)
  const value = drafted?.now ?? hindi
  const name = t(field)
  const limit = NAME_FIELDS[field]
  const shared = {
    ...{ label: t('hindiOf', { text: name }), lang: 'hi', value },
    'data-changed': drafted ? true : undefined,
    error: value.trim().length > limit ? t('tooLong', { count: limit }) : '',
  }
  const set = (now: string) => draft.change([{ id, field, version: drafted?.version ?? version, was: hindi, now }])
  const saveThis = (event: KeyboardEvent<HTMLInputElement>) => {
    // the key that ends an IME composition is not ours
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !drafted || !fits(drafted)) return
    event.preventDefault()
    focusNext(event.currentTarget)
    onSave()
  }
  const confirmation = t(state === 'missing' ? 'sameAsEnglish' : 'stillFits')
  const keep = state === 'missing' ? english : text.hindi
  return (
    <div className="pair translation">
      <div className="field">
        <span>{t('englishOf', { text: name })}</span>
        <p className="written" lang="en">
          {english}
        </p>
      </div>
      <div className="field">
        {field === 'intro' ? (
          <TextArea {...shared} rows={4} onChange={event => set(event.target.value)} />
        ) : (
          <Field {...shared} onChange={event => set(event.target.value)} onKeyDown={saveThis} />
        )}
        <div className="acts">
          <span className={state === 'outdated' ? 'tag warn' : 'tag'}>{t(`is-${state}`)}</span>
          {suggested && !drafted && (
            <button type="button" className="b sm flat" onClick={() => set(suggested)}>
              {t('takeSuggested')} <span lang="hi">{suggested}</span>
            </button>
          )}
          {!drafted && state !== 'done' && keep.length <= limit && (
            <button
              type="button"
              className="b sm flat"
              aria-label={`${confirmation}: ${english.slice(0, 80)}`}
              onClick={() => onConfirm(keep)}
            >
              {confirmation}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

const ADDRESSES: Readonly<Record<Exclude<NamedKind, 'value'>, string>> = {
  category: '/categories/',
  attribute: '/categories/attributes?text=',
  brand: '/categories/brands/',
}

interface CardProps extends Pick<TextProps, 'record' | 'draft'> {
  kind: NamedKind
  onConfirm(text: NameToTranslate, hindi: string): void
  onSave(text: NameToTranslate): void
}

export function NameCard({ kind, record, draft, onConfirm, onSave }: CardProps) {
  const t = useMessages('translations')
  const { number } = useLocale()
  const { id, name, path, active, products, texts } = record
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2 className="grow">
          {kind === 'value' ? (
            <span lang="en">{name}</span>
          ) : (
            <a href={to(ADDRESSES[kind] + encodeURIComponent(id))} lang="en">
              {name}
            </a>
          )}
        </h2>
        {products !== null && <span className="sub">{t('usedBy', { count: products, number: number(products) })}</span>}
        <span className="sub" lang="en">
          {path.length > 0 ? path.join(' › ') : id}
        </span>
        {!active && <span className="tag">{t('notShown')}</span>}
      </header>
      <div className="in-b form">
        {texts.map(text => (
          <Text
            key={text.field}
            {...{ record, text, draft }}
            onConfirm={hindi => onConfirm(text, hindi)}
            onSave={() => onSave(text)}
          />
        ))}
      </div>
    </section>
  )
}
