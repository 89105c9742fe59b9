// The attributes for products of a category: order, whether they are required, values to choose from.

import { type FormEvent, useId, useState } from 'react'
import type { EditedCategory } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { FormConflict } from '../components/form-conflict.tsx'
import { Icon } from '../components/icon.tsx'

type Attribute = EditedCategory['attributes'][number]

const written = (choices: Attribute['choices']) =>
  choices.map(({ en, hi }) => (hi === en ? en : `${en} | ${hi}`)).join('\n')
const readChoices = (text: string): Attribute['choices'] =>
  text.split('\n').flatMap(line => {
    const [en = '', hi = ''] = line.split('|').map(part => part.trim())
    return en === '' ? [] : [{ en, hi: hi || en }]
  })

interface AttributeRowProps {
  attribute: Attribute
  locked: boolean
  onChange(attribute: Attribute): void
  onUp: (() => void) | undefined
  onRemove(): void
}

function AttributeRow({ attribute, locked, onChange, onUp, onRemove }: AttributeRowProps) {
  const t = useMessages('assortment')
  const { language } = useLocale()
  const [text, setText] = useState(() => written(attribute.choices))
  const { kind, unit, facet, required } = attribute
  const name = language === 'hi' ? attribute.nameHi : attribute.nameEn
  return (
    <li className="picture-row">
      <div className="grow form">
        <p>
          <b>{name}</b>{' '}
          <span className="sub">{[t(`kind-${kind}`), unit, facet && t('facet')].filter(Boolean).join(' · ')}</span>
        </p>
        <label className="check">
          <input
            type="checkbox"
            disabled={locked}
            checked={required}
            onChange={event => onChange({ ...attribute, required: event.target.checked })}
          />
          {t('required')}
        </label>
        {kind !== 'number' && kind !== 'boolean' && (
          <TextArea
            label={t('choicesOf', { name })}
            hint={t('choicesHint')}
            readOnly={locked}
            value={text}
            onChange={event => {
              setText(event.target.value)
              onChange({ ...attribute, choices: readChoices(event.target.value) })
            }}
          />
        )}
      </div>
      {!locked && (
        <div className="acts">
          <button type="button" className="b sq" aria-label={t('moveUp', { name })} disabled={!onUp} onClick={onUp}>
            <Icon name="up" />
          </button>
          <button type="button" className="b sq" aria-label={t('removeAttribute', { name })} onClick={onRemove}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </li>
  )
}

function AddAttribute({ onAdd }: { onAdd(attribute: Attribute): void }) {
  const t = useMessages('assortment')
  const { language } = useLocale()
  const listId = useId()
  const [text, setText] = useState('')
  const found = useLoad(
    text.trim() === '' ? null : text,
    async () => (await call('GET /api/admin/attributes', { query: { text: text.trim() } })).data,
    true,
  )
  const nameOf = (one: { nameEn: string; nameHi: string }) => (language === 'hi' ? one.nameHi : one.nameEn)
  return (
    <>
      <Field
        label={t('addAttribute')}
        hint={t('addAttributeHint')}
        list={listId}
        value={text}
        onChange={event => {
          const typed = event.target.value
          const chosen = found.data?.find(one => nameOf(one) === typed)
          if (chosen) onAdd({ ...chosen, required: false, choices: [] })
          setText(chosen ? '' : typed)
        }}
      />
      <datalist id={listId}>
        {found.data?.map(one => (
          <option key={one.key} value={nameOf(one)} />
        ))}
      </datalist>
    </>
  )
}

function Inherited({ category }: { category: EditedCategory }) {
  const t = useMessages('assortment')
  const { language } = useLocale()
  if (category.inherited.length === 0) return null
  const names = category.inherited.map(one => (language === 'hi' ? one.nameHi : one.nameEn)).join(', ')
  return <p className="sub">{t('inherited', { names })}</p>
}

const read = async (categoryCode: string) =>
  (await call('GET /api/admin/categories/{categoryCode}', { params: { categoryCode } })).data
const fieldsOf = ({ attributes }: EditedCategory) => ({ attributes })
type Fields = ReturnType<typeof fieldsOf>

/** The attributes in their order as one text, a line each. */
function useWords() {
  const t = useMessages('assortment')
  const { language } = useLocale()
  const lineOf = ({ nameEn, nameHi, required, choices }: Attribute) => {
    const name = language === 'hi' ? nameHi : nameEn
    const values = choices.map(({ en, hi }) => (language === 'hi' ? hi : en)).join(', ')
    return [required ? `${name} (${t('required')})` : name, values].filter(Boolean).join(': ')
  }
  return ({ attributes }: Fields) => [
    { name: 'attributes' as const, label: t('itsAttributes'), value: attributes.map(lineOf).join('\n') },
  ]
}

function moved(attributes: readonly Attribute[], at: number): Attribute[] {
  const next = [...attributes]
  const [one] = next.splice(at, 1)
  if (one) next.splice(at - 1, 0, one)
  return next
}

function useForm(category: EditedCategory, load: Load<EditedCategory>) {
  const t = useMessages('assortment')
  const { categoryCode } = category
  const form = useVersioned(`category-attributes_${categoryCode}`, category, fieldsOf, () => read(categoryCode))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, fields) => {
      const attributes = fields.attributes.map(({ key, required, choices }) => ({ key, required, choices }))
      const sent = { params: { categoryCode }, body: { version, attributes } }
      return (await call('POST /api/admin/categories/{categoryCode}/attributes', sent)).data
    })
    if (!saved) return
    load.show(saved)
    showToast(t('saved'))
  }
  return { form, submit }
}

export function CategoryAttributes({ category, load }: { category: EditedCategory; load: Load<EditedCategory> }) {
  const t = useMessages('assortment')
  const locked = !useMay()('categories.write')
  const { form, submit } = useForm(category, load)
  const words = useWords()
  // a row keeps its input, so it must be remounted when all values are replaced
  const [round, setRound] = useState(0)
  const { attributes } = form.fields
  const set = (next: Attribute[]) => form.set({ attributes: next })
  const discard = () => {
    form.drop()
    setRound(round + 1)
  }
  if (form.theirs) return <FormConflict form={form} words={words} onTaken={theirs => theirs && load.show(theirs)} />
  return (
    <section className="panel">
      <header>
        <h2>{t('itsAttributes')}</h2>
      </header>
      <div className="in-b form">
        <Inherited category={category} />
        {attributes.length === 0 && <p className="sub">{t('noAttributes')}</p>}
        <ol className="rows">
          {attributes.map((attribute, at) => (
            <AttributeRow
              key={`${attribute.key} ${round}`}
              {...{ attribute, locked }}
              onChange={next => set(attributes.map(one => (one.key === next.key ? next : one)))}
              onUp={at > 0 ? () => set(moved(attributes, at)) : undefined}
              onRemove={() => set(attributes.filter(one => one.key !== attribute.key))}
            />
          ))}
        </ol>
        {!locked && (
          <>
            <AddAttribute onAdd={one => !attributes.some(({ key }) => key === one.key) && set([...attributes, one])} />
            <Problem text={form.act.problem} />
            <form onSubmit={event => void submit(event)}>
              <SaveBar label={t('saveAttributes')} busy={form.act.busy} changed={form.changed} onDiscard={discard} />
            </form>
          </>
        )}
      </div>
    </section>
  )
}
