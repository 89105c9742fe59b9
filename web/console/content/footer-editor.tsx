// The footer of every page: columns of links, contact, grievance officer, legal line.

import type { FooterText } from '../../../contract/content/documents.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from '../components/field.tsx'
import { SortableList } from '../components/sortable-list.tsx'
import { PathField, WordsField } from './words-field.tsx'

type Column = FooterText['columns'][number]

const MAX_COLUMNS = 6
const MAX_LINKS = 20
const none = () => ({ en: '', hi: '' })

function Links({ column, onChange }: { column: Column; onChange(column: Column): void }) {
  const t = useMessages('content')
  const { language } = useLocale()
  const { links } = column
  const setLinks = (links: Column['links']) => onChange({ ...column, links })
  const setTop = (count: number) => {
    const { topCategories: _, ...rest } = column
    onChange(count > 0 ? { ...rest, topCategories: count } : rest)
  }
  return (
    <details>
      <summary>{t('editColumn')}</summary>
      <div className="form">
        <WordsField
          label={t('title')}
          max={60}
          value={column.title}
          onChange={title => onChange({ ...column, title })}
        />
        <SortableList
          label={t('links')}
          items={links}
          nameOf={link => link.name[language] || t('link')}
          onChange={setLinks}
          render={(link, at) => {
            const put = (next: typeof link) => setLinks(links.map((one, i) => (i === at ? next : one)))
            return (
              <div className="form">
                <WordsField label={t('name')} max={80} value={link.name} onChange={name => put({ ...link, name })} />
                <PathField label={t('link')} value={link.link} onChange={path => put({ ...link, link: path })} />
              </div>
            )
          }}
        />
        {links.length < MAX_LINKS && (
          <button type="button" className="b sm" onClick={() => setLinks([...links, { name: none(), link: '/' }])}>
            {t('addLink')}
          </button>
        )}
        <Field
          label={t('topCategories')}
          hint={t('topCategoriesHint')}
          type="number"
          min={0}
          max={20}
          value={String(column.topCategories ?? 0)}
          onChange={event => setTop(Number(event.target.value))}
        />
      </div>
    </details>
  )
}

function Contact({ body, set }: { body: FooterText; set(part: Partial<FooterText>): void }) {
  const t = useMessages('content')
  const { contact, grievance } = body
  const field = (part: 'contact' | 'grievance', name: 'phone' | 'email') => (
    <Field
      label={t(name)}
      type={name === 'email' ? 'email' : 'tel'}
      maxLength={name === 'email' ? 120 : 40}
      value={body[part][name]}
      onChange={event => set({ [part]: { ...body[part], [name]: event.target.value } })}
    />
  )
  return (
    <>
      <h3>{t('contact')}</h3>
      <div className="form two">
        {field('contact', 'phone')}
        {field('contact', 'email')}
      </div>
      <WordsField
        label={t('hours')}
        max={120}
        value={contact.hours}
        onChange={hours => set({ contact: { ...contact, hours } })}
      />
      <WordsField
        label={t('promise')}
        max={160}
        value={contact.promise}
        onChange={promise => set({ contact: { ...contact, promise } })}
      />
      <h3>{t('grievance')}</h3>
      <WordsField
        label={t('name')}
        max={80}
        value={grievance.name}
        onChange={name => set({ grievance: { ...grievance, name } })}
      />
      <div className="form two">
        {field('grievance', 'phone')}
        {field('grievance', 'email')}
      </div>
      <WordsField label={t('legal')} max={600} rows={3} value={body.legal} onChange={legal => set({ legal })} />
    </>
  )
}

interface FooterEditorProps {
  body: FooterText
  locked: boolean
  onChange(body: FooterText): void
}

export function FooterEditor({ body, locked, onChange }: FooterEditorProps) {
  const t = useMessages('content')
  const { language } = useLocale()
  const { columns } = body
  const set = (part: Partial<FooterText>) => onChange({ ...body, ...part })
  return (
    <section className="panel">
      <header>
        <h2>{t('columns')}</h2>
      </header>
      <fieldset className="in-b form bare" disabled={locked}>
        <SortableList
          label={t('columns')}
          items={columns}
          locked={locked}
          nameOf={column => column.title[language] || t('column')}
          onChange={columns => set({ columns })}
          render={(column, at) => (
            <Links
              column={column}
              onChange={next => set({ columns: columns.map((one, i) => (i === at ? next : one)) })}
            />
          )}
        />
        {!locked && columns.length < MAX_COLUMNS && (
          <button
            type="button"
            className="b sm"
            onClick={() => set({ columns: [...columns, { title: none(), links: [] }] })}
          >
            {t('addColumn')}
          </button>
        )}
        <Contact body={body} set={set} />
      </fieldset>
    </section>
  )
}
