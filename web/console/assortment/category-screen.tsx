// One category: texts in both languages, place in the tree, and the attributes that its products are to have.

import { type FormEvent, useState } from 'react'
import type { EditedCategory } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel, SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CategoryAttributes } from './category-attributes.tsx'
import { MoveCategoryForm } from './move-category-form.tsx'
import { NewCategoryForm } from './new-category-form.tsx'

const read = async (categoryCode: string) =>
  (await call('GET /api/admin/categories/{categoryCode}', { params: { categoryCode } })).data

const fieldsOf = ({ nameEn, nameHi, introEn, introHi, position, active }: EditedCategory) => ({
  ...{ nameEn, nameHi, introEn, introHi, active, position: String(position) },
})

type Fields = ReturnType<typeof fieldsOf>

function Conflict({ theirs, mine, ...act }: { theirs: Fields; mine: Fields; onMine(): void; onTheirs(): void }) {
  const t = useMessages('assortment')
  const names = ['nameEn', 'nameHi', 'introEn', 'introHi', 'position', 'active'] as const
  const fields = names.map(name => ({ label: t(name), theirs: String(theirs[name]), mine: String(mine[name]) }))
  return <ConflictPanel fields={fields} {...act} />
}

function Texts({ category, load }: { category: EditedCategory; load: Load<EditedCategory> }) {
  const t = useMessages('assortment')
  const locked = !useMay()('categories.write')
  const { categoryCode } = category
  const form = useVersioned(`category_${categoryCode}`, category, fieldsOf, () => read(categoryCode))
  const { fields, act, theirs } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, { position, ...texts }) => {
      const body = { version, ...texts, position: Number(position) }
      return (await call('POST /api/admin/categories/{categoryCode}', { params: { categoryCode }, body })).data
    })
    if (!saved) return
    load.show(saved)
    showToast(t('saved'))
  }
  const field = (name: 'nameEn' | 'nameHi' | 'introEn' | 'introHi' | 'position') => ({
    label: t(name),
    readOnly: locked,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  if (theirs) {
    const take = () => {
      form.takeTheirs()
      load.show(theirs)
    }
    return <Conflict theirs={fieldsOf(theirs)} mine={fields} onMine={form.keepMine} onTheirs={take} />
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('texts')}</h2>
      </header>
      <form className="in-b form" onSubmit={submit}>
        <div className="pair">
          <Field required maxLength={120} lang="en" {...field('nameEn')} />
          <Field required maxLength={120} lang="hi" {...field('nameHi')} />
          <TextArea maxLength={2000} lang="en" {...field('introEn')} />
          <TextArea maxLength={2000} lang="hi" {...field('introHi')} />
          <Field hint={t('positionHint')} inputMode="numeric" pattern="\d{1,6}" required {...field('position')} />
          <label className="check">
            <input
              type="checkbox"
              disabled={locked}
              checked={fields.active}
              onChange={event => form.set({ active: event.target.checked })}
            />
            {t('active')}
          </label>
        </div>
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
      </form>
    </section>
  )
}

function Head({ category, onMove, onAdd }: { category: EditedCategory; onMove(): void; onAdd(): void }) {
  const t = useMessages('assortment')
  const may = useMay()
  const { language } = useLocale()
  const nameOf = (one: { nameEn: string; nameHi: string }) => (language === 'hi' ? one.nameHi : one.nameEn)
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/categories')}>{t('categories')}</a>
          {category.path.map(one => (
            <a key={one.categoryCode} href={to(`/categories/${one.categoryCode}`)}>
              › {nameOf(one)}
            </a>
          ))}
        </p>
        <h1>{nameOf(category)}</h1>
        <p className="sub">
          {category.categoryCode} {!category.active && <span className="tag warn">{t('hidden')}</span>}
        </p>
      </div>
      <div className="acts">
        <a className="b" href={to('/products', { category: category.categoryCode })}>
          {t('itsProducts')}
        </a>
        <a className="b" href={to(`/categories/together/${category.categoryCode}`)}>
          {t('together')}
        </a>
        {category.active && (
          <a className="b" href={category.link} target="_blank" rel="noreferrer">
            {t('inStore')}
          </a>
        )}
        {may('categories.write') && (
          <>
            <button type="button" className="b" onClick={onMove}>
              {t('move')}
            </button>
            {category.level < 4 && (
              <button type="button" className="b" onClick={onAdd}>
                {t('newBelow')}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

export function Screen({ parts: [code = ''] }: { parts: readonly string[] }) {
  const load = useLoad(code, () => read(code))
  const [open, setOpen] = useState<'move' | 'new' | null>(null)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const category = load.data
  const moved = (saved: EditedCategory) => {
    load.show(saved)
    setOpen(null)
  }
  return (
    <>
      <Head category={category} onMove={() => setOpen('move')} onAdd={() => setOpen('new')} />
      <div className="stack editor">
        <Texts key={`${code} ${category.version}`} category={category} load={load} />
        <CategoryAttributes key={`attributes ${category.version}`} category={category} load={load} />
      </div>
      {open === 'move' && <MoveCategoryForm category={category} onClose={() => setOpen(null)} onMoved={moved} />}
      {open === 'new' && <NewCategoryForm parent={code} onClose={() => setOpen(null)} />}
    </>
  )
}
