// The form of a document by kind; those with few fields are here.

import type { BodyOf, DocumentBody } from '../../../contract/content/documents.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { SortableList } from '../components/sortable-list.tsx'
import { FooterEditor } from './footer-editor.tsx'
import { LayoutEditor } from './layout-editor.tsx'
import { MenuEditor } from './menu-editor.tsx'
import { TextEditor } from './text-editor.tsx'
import { PathField, ShownField, WordsField } from './words-field.tsx'

interface EditorProps<B> {
  body: B
  documentKey: string
  locked: boolean
  onChange(body: DocumentBody): void
}

const MAX_QUESTIONS = 40
const none = () => ({ en: '', hi: '' })

function Faqs({ body, locked, onChange }: EditorProps<BodyOf<'faqs'>>) {
  const t = useMessages('content')
  const { language } = useLocale()
  const { questions } = body
  const set = (questions: BodyOf<'faqs'>['questions']) => onChange({ ...body, questions })
  return (
    <>
      {questions.length === 0 && <p className="sub">{t('noQuestions')}</p>}
      <SortableList
        label={t('kind-faqs')}
        items={questions}
        locked={locked}
        nameOf={one => one.question[language] || t('question')}
        onChange={set}
        render={(one, at) => {
          const put = (next: typeof one) => set(questions.map((other, i) => (i === at ? next : other)))
          return (
            <div className="form">
              <WordsField
                label={t('question')}
                max={300}
                value={one.question}
                onChange={question => put({ ...one, question })}
              />
              <WordsField
                label={t('answer')}
                max={3000}
                rows={4}
                value={one.answer}
                onChange={answer => put({ ...one, answer })}
              />
              <ShownField value={one.shown} onChange={shown => put({ ...one, shown })} />
            </div>
          )
        }}
      />
      {!locked && questions.length < MAX_QUESTIONS && (
        <button
          type="button"
          className="b sm"
          onClick={() => set([...questions, { question: none(), answer: none(), shown: true }])}
        >
          {t('addQuestion')}
        </button>
      )}
    </>
  )
}

function Meta({ body, onChange }: EditorProps<BodyOf<'meta'>>) {
  const t = useMessages('content')
  return (
    <>
      <WordsField
        label={t('title')}
        hint={t('metaTitleHint')}
        max={160}
        value={body.title}
        onChange={title => onChange({ ...body, title })}
      />
      <WordsField
        label={t('description')}
        hint={t('metaDescriptionHint')}
        max={400}
        rows={3}
        value={body.description}
        onChange={description => onChange({ ...body, description })}
      />
      <PathField
        label={t('canonical')}
        hint={t('canonicalHint')}
        required={false}
        value={body.canonical ?? ''}
        onChange={canonical => onChange({ ...body, canonical: canonical || null })}
      />
      <ShownField value={body.shown} onChange={shown => onChange({ ...body, shown })} />
    </>
  )
}

function Redirect({ body, onChange }: EditorProps<BodyOf<'redirect'>>) {
  const t = useMessages('content')
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={body.to !== null}
          onChange={event => onChange({ ...body, to: event.target.checked ? '' : null })}
        />
        {t('redirectOn')}
      </label>
      {body.to !== null && (
        <PathField label={t('to')} hint={t('toHint')} value={body.to} onChange={to => onChange({ ...body, to })} />
      )}
    </>
  )
}

function Short(props: EditorProps<BodyOf<'faqs' | 'intro' | 'meta' | 'redirect'>>) {
  const t = useMessages('content')
  const { body, locked, onChange } = props
  return (
    <section className="panel">
      <header>
        <h2>{t(`kind-${body.kind}`)}</h2>
      </header>
      <fieldset className="in-b form bare" disabled={locked}>
        {body.kind === 'faqs' && <Faqs {...props} body={body} />}
        {body.kind === 'meta' && <Meta {...props} body={body} />}
        {body.kind === 'redirect' && <Redirect {...props} body={body} />}
        {body.kind === 'intro' && (
          <>
            <WordsField
              label={t('text')}
              max={5000}
              rows={6}
              value={body.text}
              onChange={text => onChange({ ...body, text })}
            />
            <ShownField value={body.shown} onChange={shown => onChange({ ...body, shown })} />
          </>
        )}
      </fieldset>
    </section>
  )
}

export function BodyEditor({ body, ...rest }: EditorProps<DocumentBody>) {
  switch (body.kind) {
    case 'layout':
      return <LayoutEditor body={body} {...rest} />
    case 'footer':
      return <FooterEditor body={body} {...rest} />
    case 'menu':
      return <MenuEditor body={body} {...rest} />
    case 'article':
    case 'page':
      return <TextEditor body={body} {...rest} />
    default:
      return <Short body={body} {...rest} />
  }
}
