// A form for a synonym line: equivalent words, a one-way synonym, or the closest category.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { SynonymEffect } from './synonym-effect.tsx'
import { JOINS, type Join, lineOf } from './synonym-line.ts'

/** `word` is what shoppers search for without results; empty for a new form. */
export function SynonymForm({ word, onDone }: { word: string; onDone(): void }) {
  const t = useMessages('synonyms')
  const { market, language } = useLocale()
  const { busy, problem, run } = useAct()
  const [join, setJoin] = useState<Join>(word === '' ? 'both' : 'one-way')
  const draft = useDraft(`synonym ${word}`.trim(), { left: word, right: '' })
  const { left, right } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, language, line: lineOf(join, left, right) }
    if (!(await run(() => call('POST /api/admin/search/synonyms', { body })))) return
    draft.drop()
    showToast(t('added'))
    onDone()
  }
  return (
    <section className="panel" aria-labelledby="add">
      <header>
        <h2 id="add">{t('addTitle')}</h2>
      </header>
      <form className="form in-b" onSubmit={submit}>
        <Select<Join>
          label={t('meaning')}
          value={join}
          options={JOINS.map(value => ({ value, label: t(`join-${value}`) }))}
          onChange={setJoin}
        />
        <Field
          label={t(join === 'both' ? 'words' : 'typed')}
          hint={t('commas')}
          required
          maxLength={140}
          value={left}
          onChange={event => draft.set({ left: event.target.value, right })}
        />
        {join !== 'both' && (
          <Field
            label={t('found')}
            hint={t('commas')}
            required
            maxLength={140}
            value={right}
            onChange={event => draft.set({ left, right: event.target.value })}
          />
        )}
        <SynonymEffect
          key={lineOf(join, left, right)}
          line={lineOf(join, left, right)}
          text={left.split(',')[0]?.trim() ?? ''}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('add')}
          </button>
        </div>
      </form>
    </section>
  )
}
