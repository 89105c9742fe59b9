// The fields of one layout block, by kind.

import type { LayoutBlockText } from '../../../contract/content/documents.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Field, Select } from '../components/field.tsx'
import { PictureField } from '../components/picture-field.tsx'
import { SortableList } from '../components/sortable-list.tsx'
import { emptyPoint } from './empty-body.ts'
import { PathField, WordsField } from './words-field.tsx'

type Block<K extends LayoutBlockText['kind']> = Extract<LayoutBlockText, { kind: K }>
interface FieldsProps<K extends LayoutBlockText['kind']> {
  block: Block<K>
  onChange(block: Block<K>): void
}

/** Names of icons of the store. */
const ICONS = ['check', 'truck', 'tag', 'doc', 'cash', 'card', 'help', 'home', 'cart', 'pin', 'user', 'play'] as const
const TAGS = ['bestseller', 'deal', 'new', 'next-day'] as const
const MAX_SHORTCUTS = 6
const MAX_ASSURANCES = 8

interface Point {
  icon: string
  title: { en: string; hi: string }
  text: { en: string; hi: string }
}

function PointFields<P extends Point>({ point, onChange }: { point: P; onChange(point: P): void }) {
  const t = useMessages('content')
  const known = ICONS.some(icon => icon === point.icon)
  const options = [...(known ? [] : [point.icon]), ...ICONS].map(value => ({
    value,
    label: ICONS.some(icon => icon === value) ? t(`icon-${value as (typeof ICONS)[number]}`) : value,
  }))
  return (
    <>
      <Select label={t('icon')} value={point.icon} options={options} onChange={icon => onChange({ ...point, icon })} />
      <WordsField label={t('title')} max={80} value={point.title} onChange={title => onChange({ ...point, title })} />
      <WordsField label={t('text')} max={160} value={point.text} onChange={text => onChange({ ...point, text })} />
    </>
  )
}

const storePicture = async (data: string) =>
  (await call('POST /api/admin/content/pictures', { body: { type: 'image/jpeg', data } })).data.pictureId

export function Picture({ hash, onChange }: { hash: string | undefined; onChange(hash: string | undefined): void }) {
  const t = useMessages('content')
  return (
    <PictureField
      hash={hash ?? ''}
      label={t('picture')}
      hint={t('pictureHint')}
      unreadable={t('unreadable')}
      remove={t('removePicture')}
      source="content"
      store={storePicture}
      onChange={stored => onChange(stored || undefined)}
    />
  )
}

function Hero({ block, onChange }: FieldsProps<'hero'>) {
  const t = useMessages('content')
  const { title, text, code, action, picture, image, shortcuts } = block
  const set = (part: Partial<Block<'hero'>>) => onChange({ ...block, ...part })
  const setImage = (hash: string | undefined) => {
    const { image: _, ...rest } = block
    onChange(hash ? { ...rest, image: hash } : rest)
  }
  return (
    <>
      <WordsField label={t('title')} max={120} value={title} onChange={title => set({ title })} />
      <WordsField label={t('text')} max={240} value={text} onChange={text => set({ text })} />
      <div className="form two">
        <Field
          label={t('coupon')}
          hint={t('couponHint')}
          maxLength={40}
          value={code ?? ''}
          onChange={event => set({ code: event.target.value || null })}
        />
        <PathField
          label={t('actionLink')}
          value={action.link}
          onChange={link => set({ action: { ...action, link } })}
        />
      </div>
      <WordsField
        label={t('action')}
        max={80}
        value={action.name}
        onChange={name => set({ action: { ...action, name } })}
      />
      <Picture hash={image} onChange={setImage} />
      <ChoiceField
        kind="category"
        label={t('pictureOf')}
        hint={t('pictureOfHint')}
        value={picture ?? ''}
        onChange={code => set({ picture: code || null })}
      />
      <Shortcuts shortcuts={shortcuts} onChange={shortcuts => set({ shortcuts })} />
    </>
  )
}

type Shortcut = Block<'hero'>['shortcuts'][number]

function Shortcuts({ shortcuts, onChange }: { shortcuts: Shortcut[]; onChange(shortcuts: Shortcut[]): void }) {
  const t = useMessages('content')
  return (
    <>
      <h3>{t('shortcuts')}</h3>
      <SortableList
        label={t('shortcuts')}
        items={shortcuts}
        nameOf={item => item.title.en || t('shortcut')}
        onChange={onChange}
        render={(item, at) => {
          const put = (next: Shortcut) => onChange(shortcuts.map((one, i) => (i === at ? next : one)))
          return (
            <div className="form">
              <PointFields point={item} onChange={put} />
              <PathField label={t('link')} value={item.link} onChange={link => put({ ...item, link })} />
            </div>
          )
        }}
      />
      {shortcuts.length < MAX_SHORTCUTS && (
        <button type="button" className="b sm" onClick={() => onChange([...shortcuts, { ...emptyPoint(), link: '/' }])}>
          {t('addShortcut')}
        </button>
      )}
    </>
  )
}

function Categories({ block, onChange }: FieldsProps<'categories'>) {
  const t = useMessages('content')
  const setParent = (code: string) => {
    const { parent: _, ...rest } = block
    onChange(code ? { ...rest, parent: code } : rest)
  }
  return (
    <>
      <WordsField label={t('title')} max={80} value={block.title} onChange={title => onChange({ ...block, title })} />
      <ChoiceField
        kind="category"
        label={t('parent')}
        hint={t('parentHint')}
        value={block.parent ?? ''}
        onChange={setParent}
      />
    </>
  )
}

function Products({ block, onChange }: FieldsProps<'products'>) {
  const t = useMessages('content')
  const { tag, category, ...rest } = block
  const put = (named: { tag?: string; category?: string }) =>
    onChange({
      ...rest,
      ...(named.tag ? { tag: named.tag } : {}),
      ...(named.category ? { category: named.category } : {}),
    })
  const tags = [...TAGS, ...(tag && !TAGS.some(one => one === tag) ? [tag] : [])]
  return (
    <>
      <div className="form two">
        <Select
          label={t('tag')}
          value={tag ?? ''}
          options={[
            { value: '', label: t('tag-any') },
            ...tags.map(value => ({
              value,
              label: TAGS.some(one => one === value) ? t(`tag-${value as (typeof TAGS)[number]}`) : value,
            })),
          ]}
          onChange={tag => put({ tag, category })}
        />
        <ChoiceField
          kind="category"
          label={t('category')}
          hint={t('productsOfHint')}
          value={category ?? ''}
          onChange={category => put({ tag, category })}
        />
        <Field
          label={t('size')}
          type="number"
          min={1}
          max={40}
          required
          value={String(block.size)}
          onChange={event => onChange({ ...block, size: Number(event.target.value) })}
        />
        <PathField
          label={t('viewAllLink')}
          hint={t('viewAllHint')}
          required={!category}
          value={block.link ?? ''}
          onChange={link => onChange({ ...block, link: link || null })}
        />
      </div>
      <RowTitle block={block} onChange={onChange} />
    </>
  )
}

function RowTitle({ block, onChange }: FieldsProps<'products'>) {
  const t = useMessages('content')
  const { category } = block
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={block.title === null}
          disabled={!category}
          onChange={event => onChange({ ...block, title: event.target.checked ? null : { en: '', hi: '' } })}
        />
        {t('categoryTitle')}
      </label>
      {block.title && (
        <WordsField label={t('title')} max={80} value={block.title} onChange={title => onChange({ ...block, title })} />
      )}
    </>
  )
}

function Assurances({ block, onChange }: FieldsProps<'assurances'>) {
  const t = useMessages('content')
  const { items } = block
  return (
    <>
      <SortableList
        label={t('block-assurances')}
        items={items}
        nameOf={item => item.title.en || t('assurance')}
        onChange={items => onChange({ ...block, items })}
        render={(item, at) => (
          <div className="form">
            <PointFields
              point={item}
              onChange={next => onChange({ ...block, items: items.map((one, i) => (i === at ? next : one)) })}
            />
          </div>
        )}
      />
      {items.length < MAX_ASSURANCES && (
        <button type="button" className="b sm" onClick={() => onChange({ ...block, items: [...items, emptyPoint()] })}>
          {t('addAssurance')}
        </button>
      )}
    </>
  )
}

export function BlockFields({ block, onChange }: { block: LayoutBlockText; onChange(block: LayoutBlockText): void }) {
  switch (block.kind) {
    case 'hero':
      return <Hero {...{ block, onChange }} />
    case 'categories':
      return <Categories {...{ block, onChange }} />
    case 'products':
      return <Products {...{ block, onChange }} />
    case 'assurances':
      return <Assurances {...{ block, onChange }} />
  }
}
