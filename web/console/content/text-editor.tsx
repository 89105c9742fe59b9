// An article or a page of the store: title, summary and body in both languages side by side, and where it belongs.

import { useState } from 'react'
import type { BodyBlock } from '../../../contract/content/api.ts'
import { bodyOfText, textOfBody } from '../../../contract/content/body-text.rules.ts'
import type { ArticleText, PageText } from '../../../contract/content/documents.ts'
import { useMessages } from '../app/messages.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Field, TextArea } from '../components/field.tsx'
import { ShownField, WordsField } from './words-field.tsx'

type Written = ArticleText | PageText

/** Input is not normalized while the field has the focus; the blocks follow it. */
function BodyField({
  language,
  blocks,
  onChange,
}: {
  language: 'en' | 'hi'
  blocks: BodyBlock[]
  onChange(blocks: BodyBlock[]): void
}) {
  const t = useMessages('content')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextArea
      label={t(language === 'en' ? 'inEnglish' : 'inHindi', { name: t('body') })}
      hint={t('bodyHint')}
      lang={language}
      rows={18}
      maxLength={100_000}
      value={typed ?? textOfBody(blocks)}
      onChange={event => {
        setTyped(event.target.value)
        onChange(bodyOfText(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Page content besides its text; category and filter lists of the starter are kept unchanged. */
function Source({ body, onChange, kind }: { body: PageText; kind: string; onChange(body: PageText): void }) {
  const t = useMessages('content')
  const { source } = body
  const setCategory = (code: string) => {
    const { category: _, ...rest } = source
    onChange({ ...body, source: code ? { ...rest, category: code } : rest })
  }
  const listed = kind === 'attribute' || kind === 'price-list' || kind === 'deal'
  return (
    <>
      {kind === 'popular-search' && (
        <WordsField
          label={t('query')}
          max={120}
          value={source.query ?? { en: '', hi: '' }}
          onChange={query => onChange({ ...body, source: { ...source, query } })}
        />
      )}
      {listed && (
        <ChoiceField
          kind="category"
          label={t('source')}
          hint={t('sourceHint')}
          value={source.category ?? ''}
          onChange={setCategory}
        />
      )}
      {(source.filters || source.picks || source.categories) && <p className="sub">{t('sourceKept')}</p>}
    </>
  )
}

interface TextEditorProps<B extends Written> {
  body: B
  documentKey: string
  locked: boolean
  onChange(body: B): void
}

export function TextEditor<B extends Written>({ body, documentKey, locked, onChange }: TextEditorProps<B>) {
  const t = useMessages('content')
  const set = (part: Partial<Written>) => onChange({ ...body, ...part } as B)
  const setBody = (language: 'en' | 'hi') => (blocks: BodyBlock[]) =>
    set({ body: { ...body.body, [language]: blocks } } as Partial<Written>)
  return (
    <section className="panel">
      <header>
        <h2>{t('text')}</h2>
      </header>
      <fieldset className="in-b form bare" disabled={locked}>
        <WordsField label={t('title')} max={160} value={body.title} onChange={title => set({ title })} />
        <WordsField
          label={t('summary')}
          max={400}
          rows={3}
          value={body.summary}
          onChange={summary => set({ summary })}
        />
        <div className="pair">
          <BodyField language="en" blocks={body.body.en} onChange={setBody('en')} />
          <BodyField language="hi" blocks={body.body.hi} onChange={setBody('hi')} />
        </div>
        <div className="form two">
          <ChoiceField
            kind="category"
            label={t('category')}
            hint={t(body.kind === 'article' ? 'articleCategoryHint' : 'pageCategoryHint')}
            value={body.categoryCode ?? ''}
            onChange={code => set({ categoryCode: body.kind === 'article' ? code : code || null } as Partial<Written>)}
          />
          <Field
            label={t('position')}
            hint={t('positionHint')}
            type="number"
            min={0}
            max={100_000}
            required
            value={String(body.position)}
            onChange={event => set({ position: Number(event.target.value) })}
          />
        </div>
        {body.kind === 'page' && (
          <Source body={body} kind={documentKey.split('/')[0] ?? ''} onChange={next => onChange(next as B)} />
        )}
        <ShownField value={body.shown} onChange={shown => set({ shown })} />
      </fieldset>
    </section>
  )
}
