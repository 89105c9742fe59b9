// The form of a draft: subject, text, button and products, in both languages, with a live preview.

import type { FormEvent } from 'react'
import { MAX_ISSUE_PRODUCTS } from '../../../contract/newsletters/issues.rules.ts'
import type { IssueInput, NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel, SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { IssuePreview } from './issue-preview.tsx'

const fieldsOf = ({ subject, text, button, link, msns }: NewsletterIssue) => ({
  ...{ subjectEn: subject.en, subjectHi: subject.hi, textEn: text.en, textHi: text.hi },
  ...{ buttonEn: button.en, buttonHi: button.hi, link: link ?? '', msns: msns.join(' ') },
})
type Fields = ReturnType<typeof fieldsOf>
const NAMES = ['subjectEn', 'subjectHi', 'textEn', 'textHi', 'buttonEn', 'buttonHi', 'link', 'msns'] as const

const inputOf = (fields: Fields): IssueInput => ({
  subject: { en: fields.subjectEn, hi: fields.subjectHi },
  text: { en: fields.textEn, hi: fields.textHi },
  button: { en: fields.buttonEn, hi: fields.buttonHi },
  link: fields.link || null,
  msns: fields.msns
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean),
})

interface FieldsProps {
  fields: Fields
  set(part: Partial<Fields>): void
}

function Words({ fields, set }: FieldsProps) {
  const t = useMessages('newsletters')
  const bind = (name: keyof Fields) => ({
    label: t(name),
    lang: name.endsWith('Hi') ? 'hi' : 'en',
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <>
      <div className="pair">
        <Field required maxLength={120} {...bind('subjectEn')} />
        <Field required maxLength={120} {...bind('subjectHi')} />
        <TextArea required rows={8} maxLength={5000} hint={t('textHint')} {...bind('textEn')} />
        <TextArea required rows={8} maxLength={5000} {...bind('textHi')} />
        <Field maxLength={40} required={fields.link !== ''} {...bind('buttonEn')} />
        <Field maxLength={40} required={fields.link !== ''} {...bind('buttonHi')} />
      </div>
      <Field
        maxLength={500}
        pattern="/([^\/].*)?"
        required={fields.buttonEn !== '' || fields.buttonHi !== ''}
        hint={t('linkHint')}
        {...bind('link')}
      />
      <Field hint={t('msnsHint', { most: MAX_ISSUE_PRODUCTS })} spellCheck={false} {...bind('msns')} />
    </>
  )
}

interface IssueFormProps {
  issue: NewsletterIssue
  reload(): Promise<NewsletterIssue>
  onSaved(issue: NewsletterIssue): void
}

export function IssueForm({ issue, reload, onSaved }: IssueFormProps) {
  const t = useMessages('newsletters')
  const isNew = issue.version === 0
  const form = useVersioned(`newsletter_${isNew ? 'new' : issue.newsletterId}`, issue, fieldsOf, reload)
  const { fields, act, theirs } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, typed) => {
      const { newsletterId, market } = issue
      const write = isNew
        ? call('POST /api/admin/newsletters', { body: { newsletterId, market, ...inputOf(typed) } })
        : call('POST /api/admin/newsletters/{newsletterId}', {
            params: { newsletterId },
            body: { version, ...inputOf(typed) },
          })
      return (await write).data
    })
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
  }
  if (theirs) {
    const now = fieldsOf(theirs)
    const take = () => {
      form.takeTheirs()
      onSaved(theirs)
    }
    const compared = NAMES.map(name => ({ label: t(name), theirs: now[name], mine: fields[name] }))
    return <ConflictPanel fields={compared} onMine={form.keepMine} onTheirs={take} />
  }
  return (
    <>
      <form className="panel tree-panel form" onSubmit={submit}>
        <Words fields={fields} set={form.set} />
        <Problem text={act.problem} />
        <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />
      </form>
      <IssuePreview issue={inputOf(fields)} language="en" />
      <IssuePreview issue={inputOf(fields)} language="hi" />
    </>
  )
}
