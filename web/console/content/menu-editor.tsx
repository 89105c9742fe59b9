// The mega menu: departments in their order, each with what is pinned, its links and its promotion.

import { type ReactNode, useState } from 'react'
import { MAX_DEPARTMENTS } from '../../../contract/content/document-kinds.rules.ts'
import type { MenuText } from '../../../contract/content/documents.ts'
import { useMessages } from '../app/messages.ts'
import { SortableList } from '../components/sortable-list.tsx'
import { DepartmentFields } from './department-fields.tsx'
import { AddCategory, useCategoryNames } from './menu-categories.tsx'

type Department = MenuText['departments'][number]

interface MenuEditorProps {
  body: MenuText
  locked: boolean
  onChange(body: MenuText): void
}

const plain = (category: string): Department => ({ category, first: [], links: [], promotion: null })

/** Its fields, and what they need to load, are there once it is opened. */
function Opened({ locked, children }: { locked: boolean; children: ReactNode }) {
  const t = useMessages('menu')
  const [used, setUsed] = useState(false)
  return (
    <details onToggle={() => setUsed(true)}>
      <summary>{t(locked ? 'see' : 'edit')}</summary>
      {used && children}
    </details>
  )
}

export function MenuEditor({ body, locked, onChange }: MenuEditorProps) {
  const t = useMessages('menu')
  const { departments } = body
  const { names, offered } = useCategoryNames(null)
  const set = (departments: Department[]) => onChange({ ...body, departments })
  const nameOf = ({ category }: Department) => names.get(category) ?? category
  const left = offered.filter(({ value }) => !departments.some(({ category }) => category === value))
  return (
    <section className="panel">
      <header>
        <h2>{t('departments')}</h2>
      </header>
      <div className="in-b form">
        <p className="sub">{t('departmentsText')}</p>
        <SortableList
          label={t('departments')}
          items={departments}
          locked={locked}
          nameOf={nameOf}
          onChange={set}
          render={(department, at) => (
            <Opened locked={locked}>
              <fieldset className="form bare" disabled={locked}>
                <legend className="sr">{nameOf(department)}</legend>
                <DepartmentFields
                  department={department}
                  locked={locked}
                  onChange={next => set(departments.map((one, i) => (i === at ? next : one)))}
                />
              </fieldset>
            </Opened>
          )}
        />
        {!locked && left.length > 0 && departments.length < MAX_DEPARTMENTS && (
          <>
            <AddCategory
              label={t('addDepartment')}
              options={left}
              onAdd={category => set([...departments, plain(category)])}
            />
            <div className="acts">
              <button
                type="button"
                className="b sm"
                onClick={() =>
                  set([...departments, ...left.map(({ value }) => plain(value))].slice(0, MAX_DEPARTMENTS))
                }
              >
                {t('addAll')}
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
