// The text of a message in one language: edited, previewed, sent as a test, and reset to the standard.

import type { FormEvent } from 'react'
import {
  MAX_MAIL_TEXT,
  MAX_SUBJECT,
  MAX_TEXT_MESSAGE,
  missingValues,
  partsOfText,
  type TemplateWords,
  unknownValues,
} from '../../../contract/notifications/templates.rules.ts'
import type { MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { FormConflict, useFieldWordsOf } from '../components/form-conflict.tsx'
import { RecordHistory } from '../components/record-history.tsx'
import { readTemplate } from './read-template.ts'
import { type Fields, fieldsOf, ownOf, type WordsProps } from './words.ts'
import { Look } from './words-look.tsx'

/** Errors of placeholders in the text. */
function useFault({ channel, values }: MessageTemplate, own: TemplateWords | null): string {
  const t = useMessages('message-templates')
  if (!own) return ''
  const unknown = unknownValues(values, own)
  if (unknown.length > 0) return t('unknown', { values: unknown.join(', ') })
  const missing = missingValues(channel, values, own)
  return missing.length > 0 ? t('missing', { values: missing.join(', ') }) : ''
}

interface InputProps extends WordsProps {
  fields: Fields
  fault: string
  locked: boolean
  set(part: Partial<Fields>): void
}

function WordInputs({ market, message, language, fields, fault, locked, set }: InputProps) {
  const t = useMessages('message-templates')
  const isMail = message.channel === 'mail'
  const inputOf = (name: keyof Fields) => ({
    ...{ lang: language, readOnly: locked, value: fields[name] },
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <>
      {isMail && <Field label={t('subject')} required maxLength={MAX_SUBJECT} {...inputOf('subject')} />}
      <TextArea
        label={t('text')}
        hint={isMail ? t('paragraphs') : t('parts', { count: partsOfText(fields.text) })}
        error={fault}
        required
        rows={isMail ? 7 : 4}
        maxLength={isMail ? MAX_MAIL_TEXT : MAX_TEXT_MESSAGE}
        {...inputOf('text')}
      />
      {!isMail && market === 'IN' && (
        <Field
          label={t('registeredId')}
          hint={t('registeredHint')}
          pattern="[0-9A-Za-z_\-]{1,40}"
          maxLength={40}
          {...inputOf('registeredId')}
        />
      )}
    </>
  )
}

interface FormProps extends WordsProps {
  onSaved(message: MessageTemplate): void
}

/** The text as stored, and as in the audit log: since this release below `own`, which is null for the standard text. */
type Logged = Readonly<Record<string, unknown>>

function useForm({ market, message, language, onSaved }: FormProps) {
  const t = useMessages('message-templates')
  const { channel, template } = message
  const stored = message.words[language]
  const form = useVersioned(`message_${market}_${channel}_${template}_${language}`, stored, fieldsOf, async () => {
    const now = await readTemplate(market, channel, template)
    return now?.words[language] ?? stored
  })
  const write = async (earlier?: Fields) => {
    let saved: MessageTemplate | undefined
    await form.save(async (version, fields) => {
      const params = { channel, template }
      const body = { market, language, version, own: ownOf(message, stored, fields) }
      saved = (await call('POST /api/admin/messageTemplates/{channel}/{template}', { params, body })).data
      return saved.words[language]
    }, earlier)
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
  }
  const record = { recordKind: 'message-template', recordId: `${market} ${channel} ${template} ${language}` } as const
  const ofLog = (values: Logged) =>
    fieldsOf({ ...stored, own: ('own' in values ? values.own : values) as typeof stored.own })
  return { form, stored, write, record, ofLog }
}

function useWords({ channel }: MessageTemplate, market: string) {
  const t = useMessages('message-templates')
  const isMail = channel === 'mail'
  return useFieldWordsOf<Fields>({
    ...(isMail && { subject: t('subject') }),
    text: t('text'),
    ...(!isMail && market === 'IN' && { registeredId: t('registeredId') }),
  })
}

export function WordsForm(props: FormProps) {
  const t = useMessages('message-templates')
  const may = useMay()
  const { market, message, language, onSaved } = props
  const { form, stored, write, record, ofLog } = useForm(props)
  const words = useWords(message, market)
  const locked = !may('content.write')
  const { fields, act } = form
  const frame = useMessages('versions')
  const own = ownOf(message, stored, fields)
  const fault = useFault(message, own)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) void write()
  }
  if (form.theirs) {
    const take = (theirs: typeof stored | null) =>
      theirs && onSaved({ ...message, words: { ...message.words, [language]: theirs } })
    return <FormConflict {...{ form, record, words }} onTaken={take} />
  }
  return (
    <section className="panel" aria-label={t(language)}>
      <header>
        <h2>{t(language)}</h2>
        {own !== null && <span className="tag">{t('ownWords')}</span>}
      </header>
      <form className="in-b form" onSubmit={submit}>
        <WordInputs {...{ market, message, language, fields, fault, locked }} set={form.set} />
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
        {!locked && own !== null && (
          <button type="button" className="b flat" onClick={() => form.set(fieldsOf({ ...stored, own: null }))}>
            {t('takeStandard')}
          </button>
        )}
      </form>
      <div className="in-b">
        <RecordHistory
          {...{ record, words, now: form.stored, busy: act.busy, read: ofLog }}
          blocked={form.changed ? frame('saveFirst') : ''}
          onRestore={locked ? undefined : earlier => void write(earlier)}
        />
      </div>
      <Look {...{ market, message, language, own }} />
    </section>
  )
}
