// The categories that go with a category: chosen, ordered and removed, with those of the categories above.

import type { FormEvent } from 'react'
import { MAX_TOGETHER } from '../../../contract/merchandising/together.rules.ts'
import type { EditedTogetherRule } from '../../../contract/merchandising/together-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Problem } from '../components/field.tsx'
import { FormConflict } from '../components/form-conflict.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { FindCategory, moved, OrderedRow, useNameOf } from './together-parts.tsx'

const PATH = '/api/admin/together/categories/{categoryCode}' as const
const read = async (categoryCode: string) => (await call(`GET ${PATH}`, { params: { categoryCode } })).data
const fieldsOf = ({ categories }: EditedTogetherRule) => ({ categories })

function Rule({ rule, load }: { rule: EditedTogetherRule; load: Load<EditedTogetherRule> }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const locked = !useMay()('categories.write')
  const { categoryCode } = rule
  const form = useVersioned(`together_${categoryCode}`, rule, fieldsOf, () => read(categoryCode))
  const { categories } = form.fields
  const set = (next: typeof categories) => form.set({ categories: next })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, fields) => {
      const body = { version, categories: fields.categories.map(one => one.categoryCode) }
      return (await call(`POST ${PATH}`, { params: { categoryCode }, body })).data
    })
    if (!saved) return
    load.show(saved)
    showToast(t('saved'))
  }
  const words = (fields: { categories: typeof categories }) => [
    { name: 'categories' as const, label: t('goesWith'), value: fields.categories.map(nameOf).join(', ') },
  ]
  if (form.theirs) return <FormConflict form={form} words={words} onTaken={theirs => theirs && load.show(theirs)} />
  return (
    <form className="in-b form" onSubmit={event => void submit(event)}>
      <p className="sub">{t('goesWithAbout')}</p>
      {categories.length === 0 && <p className="sub">{t('none')}</p>}
      <ol className="rows">
        {categories.map((one, at) => (
          <OrderedRow
            key={one.categoryCode}
            {...{ locked, first: at === 0, last: at === categories.length - 1 }}
            name={nameOf(one)}
            onMove={by => set(moved(categories, at, by))}
            onRemove={() => set(categories.filter(other => other !== one))}
          >
            <a href={to(`/categories/together/${one.categoryCode}`)}>{nameOf(one)}</a>
          </OrderedRow>
        ))}
      </ol>
      {!locked && categories.length < MAX_TOGETHER && (
        <FindCategory
          label={t('addCategory')}
          hint={t('ofCategoryHint')}
          onFound={({ nameEn, nameHi, ...one }) => {
            const isKnown = [rule, ...categories].some(other => other.categoryCode === one.categoryCode)
            if (!isKnown) set([...categories, { categoryCode: one.categoryCode, nameEn, nameHi }])
          }}
        />
      )}
      {!locked && categories.length >= MAX_TOGETHER && <p className="sub">{t('full', { count: MAX_TOGETHER })}</p>}
      {rule.inherited.map(above => (
        <p key={above.categoryCode} className="sub">
          {t('inherited', { name: nameOf(above), others: above.categories.map(nameOf).join(', ') })}
        </p>
      ))}
      <Problem text={form.act.problem} />
      {!locked && <SaveBar busy={form.act.busy} changed={form.changed} onDiscard={form.drop} />}
    </form>
  )
}

export function Screen({ parts: [categoryCode = ''] }: { parts: readonly string[] }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const load = useLoad(categoryCode, () => read(categoryCode))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/categories/together')}>{t('title')}</a>
          </p>
          <h1>{nameOf(load.data)}</h1>
          <p className="sub">{categoryCode}</p>
        </div>
        <div className="acts">
          <a className="b" href={to(`/categories/${categoryCode}`)}>
            {t('category')}
          </a>
        </div>
      </div>
      <div className="stack editor">
        <section className="panel">
          <header>
            <h2>{t('goesWith')}</h2>
          </header>
          <Rule key={categoryCode} rule={load.data} load={load} />
        </section>
      </div>
    </>
  )
}
