// One department of the menu: categories that come first, links of its own, and a promotion.

import { MAX_MENU_LINKS, MAX_PINNED } from '../../../contract/content/document-kinds.rules.ts'
import type { MenuText } from '../../../contract/content/documents.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { SortableList } from '../components/sortable-list.tsx'
import { Picture } from './block-fields.tsx'
import { AddCategory, useCategoryNames } from './menu-categories.tsx'
import { PathField, WordsField } from './words-field.tsx'

type Department = MenuText['departments'][number]

interface FieldsProps {
  department: Department
  locked: boolean
  onChange(department: Department): void
}

const none = () => ({ en: '', hi: '' })

function Pinned({ department, locked, onChange }: FieldsProps) {
  const t = useMessages('menu')
  const { names, offered } = useCategoryNames(department.category)
  const { first } = department
  const set = (first: string[]) => onChange({ ...department, first })
  const left = offered.filter(({ value }) => !first.includes(value))
  return (
    <>
      <h3>{t('pinned')}</h3>
      <p className="sub">{t('pinnedText')}</p>
      <SortableList
        label={t('pinned')}
        items={first}
        locked={locked}
        nameOf={category => names.get(category) ?? category}
        onChange={set}
        render={() => null}
      />
      {!locked && left.length > 0 && first.length < MAX_PINNED && (
        <AddCategory label={t('addPinned')} options={left} onAdd={category => set([...first, category])} />
      )}
    </>
  )
}

function Links({ department, locked, onChange }: FieldsProps) {
  const t = useMessages('menu')
  const content = useMessages('content')
  const { language } = useLocale()
  const { links } = department
  const set = (links: Department['links']) => onChange({ ...department, links })
  return (
    <>
      <h3>{t('links')}</h3>
      <p className="sub">{t('linksText')}</p>
      <SortableList
        label={t('links')}
        items={links}
        locked={locked}
        nameOf={link => link.name[language] || content('link')}
        onChange={set}
        render={(link, at) => {
          const put = (next: typeof link) => set(links.map((one, i) => (i === at ? next : one)))
          return (
            <div className="form">
              <WordsField
                label={content('name')}
                max={80}
                value={link.name}
                onChange={name => put({ ...link, name })}
              />
              <PathField label={content('link')} value={link.link} onChange={path => put({ ...link, link: path })} />
            </div>
          )
        }}
      />
      {!locked && links.length < MAX_MENU_LINKS && (
        <div className="acts">
          <button type="button" className="b sm" onClick={() => set([...links, { name: none(), link: '/' }])}>
            {content('addLink')}
          </button>
        </div>
      )}
    </>
  )
}

function Promotion({ department, onChange }: FieldsProps) {
  const t = useMessages('menu')
  const content = useMessages('content')
  const { promotion } = department
  const set = (promotion: Department['promotion']) => onChange({ ...department, promotion })
  return (
    <>
      <h3>{t('promotion')}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={promotion !== null}
          onChange={event => set(event.target.checked ? { title: none(), text: none(), link: '/', image: null } : null)}
        />
        {t('hasPromotion')}
      </label>
      {promotion && (
        <>
          <WordsField
            label={content('title')}
            max={60}
            value={promotion.title}
            onChange={title => set({ ...promotion, title })}
          />
          <WordsField
            label={content('text')}
            max={120}
            value={promotion.text}
            onChange={text => set({ ...promotion, text })}
          />
          <PathField label={content('link')} value={promotion.link} onChange={link => set({ ...promotion, link })} />
          <Picture
            hash={promotion.image ?? undefined}
            onChange={image => set({ ...promotion, image: image ?? null })}
          />
        </>
      )}
    </>
  )
}

export function DepartmentFields(props: FieldsProps) {
  return (
    <>
      <Pinned {...props} />
      <Links {...props} />
      <Promotion {...props} />
    </>
  )
}
