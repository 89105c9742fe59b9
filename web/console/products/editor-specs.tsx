// Specifications by the attributes of the category, in both languages; others may be added.

import { useId, useState } from 'react'
import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import { SPEC_HI_PREFIX, SPEC_PREFIX } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { useEditor } from './editor-context.tsx'
import { CellField } from './editor-fields.tsx'

type Attribute = EditedProduct['attributes'][number]

/** A value of the list is offered in English; its Hindi comes with it. */
function Choices({ attribute }: { attribute: Attribute }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const { language } = useLocale()
  const listId = useId()
  const field = `${SPEC_PREFIX}${attribute.key}`
  const set = (typed: string) => {
    const choice = attribute.choices.find(({ en, hi }) => en === typed || hi === typed)
    if (choice) editor.editAll({ [field]: choice.en, [`${SPEC_HI_PREFIX}${attribute.key}`]: choice.hi })
    else editor.edit(field, typed)
  }
  const name = language === 'hi' ? attribute.nameHi : attribute.nameEn
  return (
    <>
      <Field
        label={t('specEnglish', { name })}
        list={listId}
        value={editor.textOf(field)}
        readOnly={editor.locked(field)}
        onChange={event => set(event.target.value)}
      />
      <datalist id={listId}>
        {attribute.choices.map(({ en }) => (
          <option key={en} value={en} />
        ))}
      </datalist>
    </>
  )
}

function SpecRow({ attribute }: { attribute: Attribute }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const { language } = useLocale()
  const { key, kind, unit, required, choices } = attribute
  const name = language === 'hi' ? attribute.nameHi : attribute.nameEn
  const missing = required && editor.textOf(`${SPEC_PREFIX}${key}`) === ''
  const hint = missing ? t('specRequired') : undefined
  if (kind === 'number')
    return (
      <CellField
        field={`${SPEC_PREFIX}${key}`}
        label={unit ? `${name} (${unit})` : name}
        hint={hint}
        inputMode="decimal"
      />
    )
  return (
    <div className="pair">
      {choices.length > 0 ? (
        <Choices attribute={attribute} />
      ) : (
        <CellField field={`${SPEC_PREFIX}${key}`} label={t('specEnglish', { name })} hint={hint} lang="en" />
      )}
      <CellField field={`${SPEC_HI_PREFIX}${key}`} label={t('specHindi', { name })} lang="hi" />
    </div>
  )
}

function AddSpec({ onAdd }: { onAdd(attribute: { value: string; label: string }): void }) {
  const t = useMessages('editor')
  const { market } = useLocale()
  const listId = useId()
  const [text, setText] = useState('')
  const choices = useLoad(
    text.trim() === '' ? null : text,
    async () => {
      const query = { market, kind: 'attribute' as const, text: text.trim() }
      return (await call('GET /api/admin/products/choices', { query })).data
    },
    true,
  )
  return (
    <>
      <Field
        label={t('addSpec')}
        hint={t('addSpecHint')}
        list={listId}
        value={text}
        onChange={event => {
          const typed = event.target.value
          const found = choices.data?.find(({ label }) => label === typed)
          if (found) onAdd(found)
          setText(found ? '' : typed)
        }}
      />
      <datalist id={listId}>
        {choices.data?.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  )
}

export function EditorSpecs({ drafted }: { drafted: readonly string[] }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const [added, setAdded] = useState<{ value: string; label: string }[]>([])
  const known = new Set(editor.product.attributes.map(({ key }) => key))
  // what was added before a reload stands in the draft
  const keys = [
    ...added.map(({ value }) => value),
    ...drafted.filter(field => /^spec(Hi)?:/.test(field)).map(field => field.slice(field.indexOf(':') + 1)),
  ]
  const extra = [...new Set(keys)].filter(key => !known.has(key))
  const blank = (key: string): Attribute => {
    const label = added.find(({ value }) => value === key)?.label ?? key
    return { key, nameEn: label, nameHi: label, unit: '', kind: 'text', required: false, choices: [] }
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('specs')}</h2>
      </header>
      <div className="in-b form">
        {editor.product.attributes.length + extra.length === 0 && <p className="sub">{t('noSpecs')}</p>}
        {[...editor.product.attributes, ...extra.map(blank)].map(attribute => (
          <SpecRow key={attribute.key} attribute={attribute} />
        ))}
        {editor.product.own && <AddSpec onAdd={choice => setAdded([...added, choice])} />}
      </div>
    </section>
  )
}
