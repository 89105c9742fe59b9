// Specifications by the attributes of the category, in both languages; others can be added.

import { useId, useState } from 'react'
import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import { SPEC_HI_PREFIX, SPEC_PREFIX } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { Loading } from '../components/states.tsx'
import { useEditor } from './editor-context.tsx'
import { CellField } from './editor-fields.tsx'

type Attribute = EditedProduct['attributes'][number]

const MAX_CHOICES = 20

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

const attributesOf = async (text: string) => (await call('GET /api/admin/attributes', { query: { text } })).data

/** A specification outside the category; shown by its key until, and unless, its attribute is found. */
function ExtraSpec({ attributeKey }: { attributeKey: string }) {
  const found = useLoad(attributeKey, async () =>
    (await attributesOf(attributeKey)).find(({ key }) => key === attributeKey),
  )
  if (!found.data && found.busy) return <Loading />
  const named = found.data ?? {
    key: attributeKey,
    nameEn: attributeKey,
    nameHi: attributeKey,
    unit: '',
    kind: 'text' as const,
  }
  return <SpecRow attribute={{ ...named, required: false, choices: [] }} />
}

function AddSpec({ onAdd }: { onAdd(key: string): void }) {
  const t = useMessages('editor')
  const { language } = useLocale()
  const listId = useId()
  const [text, setText] = useState('')
  const found = useLoad(text.trim() || null, () => attributesOf(text.trim()), true)
  const choices = found.data?.slice(0, MAX_CHOICES).map(({ key, unit, ...names }) => {
    const name = language === 'hi' ? names.nameHi : names.nameEn
    return { key, label: unit ? `${name} (${unit})` : name }
  })
  return (
    <>
      <Field
        label={t('addSpec')}
        hint={t('addSpecHint')}
        list={listId}
        maxLength={80}
        value={text}
        onChange={event => {
          const typed = event.target.value
          const choice = choices?.find(({ label }) => label === typed)
          if (choice) onAdd(choice.key)
          setText(choice ? '' : typed)
        }}
      />
      <datalist id={listId}>
        {choices?.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </>
  )
}

export function EditorSpecs({ drafted }: { drafted: readonly string[] }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const [added, setAdded] = useState<readonly string[]>([])
  const known = new Set(editor.product.attributes.map(({ key }) => key))
  // fields added before a reload are in the draft
  const keys = [
    ...added,
    ...drafted.filter(field => /^spec(Hi)?:/.test(field)).map(field => field.slice(field.indexOf(':') + 1)),
  ]
  const extra = [...new Set(keys)].filter(key => !known.has(key))
  return (
    <section className="panel">
      <header>
        <h2>{t('specs')}</h2>
      </header>
      <div className="in-b form">
        {editor.product.attributes.length + extra.length === 0 && <p className="sub">{t('noSpecs')}</p>}
        {editor.product.attributes.map(attribute => (
          <SpecRow key={attribute.key} attribute={attribute} />
        ))}
        {extra.map(key => (
          <ExtraSpec key={key} attributeKey={key} />
        ))}
        {editor.product.own && <AddSpec onAdd={key => setAdded([...added, key])} />}
      </div>
    </section>
  )
}
