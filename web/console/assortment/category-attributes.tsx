// The attributes that products of a category are to have: order, whether they are required, values to choose from.

import { useId, useState } from 'react'
import type { EditedCategory } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Field, Problem, TextArea } from '../components/field.tsx'
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

export function CategoryAttributes({ category, load }: { category: EditedCategory; load: Load<EditedCategory> }) {
  const t = useMessages('assortment')
  const locked = !useMay()('categories.write')
  const act = useAct()
  const [attributes, setAttributes] = useState(category.attributes)
  const { categoryCode, version } = category
  const save = async () => {
    const body = { version, attributes: attributes.map(({ key, required, choices }) => ({ key, required, choices })) }
    const reply = await act.run(() =>
      call('POST /api/admin/categories/{categoryCode}/attributes', { params: { categoryCode }, body }),
    )
    if (!reply) return
    load.show(reply.data)
    showToast(t('saved'))
  }
  const up = (at: number) => () => {
    const next = [...attributes]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at - 1, 0, one)
    setAttributes(next)
  }
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
              key={attribute.key}
              {...{ attribute, locked }}
              onChange={next => setAttributes(attributes.map(one => (one.key === next.key ? next : one)))}
              onUp={at > 0 ? up(at) : undefined}
              onRemove={() => setAttributes(attributes.filter(one => one.key !== attribute.key))}
            />
          ))}
        </ol>
        {!locked && (
          <>
            <AddAttribute
              onAdd={one => !attributes.some(({ key }) => key === one.key) && setAttributes([...attributes, one])}
            />
            <Problem text={act.problem} />
            <button
              type="button"
              className="b go"
              disabled={act.busy || attributes === category.attributes}
              onClick={() => void save()}
            >
              {t('saveAttributes')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
