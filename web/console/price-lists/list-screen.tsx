// One price list, or a new one: its terms, and its prices of products.

import { type FormEvent, useState } from 'react'
import type { PriceList } from '../../../contract/price-lists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel, SaveBar } from '../components/conflict-panel.tsx'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { fieldsOf, type ListFields, newList, termsOf } from './list-fields.ts'
import { ShareFields, TermFields } from './list-form.tsx'
import { ListPrices } from './list-prices.tsx'
import { StateTag, usePeriod } from './parts.tsx'

const read = async (listId: number) => (await call('GET /api/admin/priceLists/{listId}', { params: { listId } })).data

interface ConflictProps {
  theirs: ListFields
  mine: ListFields
  onMine(): void
  onTheirs(): void
}

function Conflict({ theirs, mine, ...act }: ConflictProps) {
  const t = useMessages('price-lists')
  const wordsOf = ({ name, startsOn, endsOn, priority, active, groups, rules }: ListFields) => [
    { label: t('name'), value: name },
    { label: t('starts'), value: startsOn },
    { label: t('ends'), value: endsOn },
    { label: t('priority'), value: priority },
    { label: t('active'), value: t(active ? 'yes' : 'no') },
    { label: t('forGroups'), value: groups.map(group => group.name).join(', ') },
    { label: t('shares'), value: rules.map(rule => `${rule.key || '*'} ${rule.percentBp / 100}%`).join(', ') },
  ]
  const own = wordsOf(mine)
  const fields = wordsOf(theirs).map(({ label, value }, at) => ({ label, theirs: value, mine: own[at]?.value ?? '' }))
  return <ConflictPanel fields={fields} {...act} />
}

function ListForm({ list, onSaved }: { list: PriceList; onSaved(list: PriceList): void }) {
  const t = useMessages('price-lists')
  const may = useMay()
  const { market, listId } = list
  const isNew = listId === 0
  const locked = !may('price-lists.write')
  const form = useVersioned(`price-list_${market}_${listId}`, list, fieldsOf, () => read(listId))
  const { fields, act, theirs } = form
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, typed) => {
      const terms = termsOf(typed)
      const { data } = isNew
        ? await call('POST /api/admin/priceLists', { body: { market, ...terms } })
        : await call('POST /api/admin/priceLists/{listId}', { params: { listId }, body: { version, ...terms } })
      return data
    })
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
  }
  if (theirs) {
    const take = () => {
      form.takeTheirs()
      onSaved(theirs)
    }
    return <Conflict theirs={fieldsOf(theirs)} mine={fields} onMine={form.keepMine} onTheirs={take} />
  }
  const part = { fields, locked, set: form.set }
  return (
    <form className="panel tree-panel form" onSubmit={submit}>
      <TermFields {...part} />
      <ShareFields {...part} list={list} />
      <Problem text={act.problem} />
      {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
    </form>
  )
}

function Head({ list }: { list: PriceList }) {
  const t = useMessages('price-lists')
  const periodOf = usePeriod()
  const isNew = list.listId === 0
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/price-lists')}>{t('title')}</a>
        </p>
        <h1>{isNew ? t('newList') : list.name}</h1>
        {!isNew && (
          <p className="sub">
            <StateTag state={list.state} /> {periodOf(list)}
          </p>
        )}
      </div>
    </div>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const { market } = useLocale()
  const [now] = useState(() => new Date())
  const isNew = id === 'new'
  const load = useLoad(`${id} ${market}`, async () => (isNew ? newList(market, now) : read(Number(id))))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const list = load.data
  const saved = (next: PriceList) => (isNew ? navigate(to(`/price-lists/${next.listId}`)) : load.show(next))
  return (
    <>
      <Head list={list} />
      <div className="stack editor">
        <ListForm key={`${id} ${list.version}`} list={list} onSaved={saved} />
        {!isNew && <ListPrices list={list} onChange={load.again} />}
      </div>
    </>
  )
}
