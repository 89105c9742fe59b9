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
import { SaveBar } from '../components/conflict-panel.tsx'
import { Problem } from '../components/field.tsx'
import { type FieldWord, FormConflict } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { fieldsOf, type ListFields, newList, termsOf } from './list-fields.ts'
import { ShareFields, TermFields } from './list-form.tsx'
import { ListPrices } from './list-prices.tsx'
import { StateTag, usePeriod } from './parts.tsx'

const read = async (listId: number) => (await call('GET /api/admin/priceLists/{listId}', { params: { listId } })).data

/** The fields of the form, as conflicts and the history show them. */
function useListWords() {
  const t = useMessages('price-lists')
  return ({ name, startsOn, endsOn, priority, active, groups, rules }: ListFields): FieldWord<ListFields>[] => [
    { name: 'name', label: t('name'), value: name },
    { name: 'startsOn', label: t('starts'), value: startsOn },
    { name: 'endsOn', label: t('ends'), value: endsOn },
    { name: 'priority', label: t('priority'), value: priority },
    { name: 'active', label: t('active'), value: t(active ? 'yes' : 'no') },
    { name: 'groups', label: t('forGroups'), value: groups.map(group => group.name).join(', ') },
    {
      name: 'rules',
      label: t('shares'),
      value: rules.map(rule => `${rule.key || '*'} ${rule.percentBp / 100}%`).join(', '),
    },
  ]
}

function ListForm({ list, onSaved }: { list: PriceList; onSaved(list: PriceList): void }) {
  const t = useMessages('price-lists')
  const versions = useMessages('versions')
  const may = useMay()
  const { market, listId } = list
  const isNew = listId === 0
  const locked = !may('price-lists.write')
  const form = useVersioned(`price-list_${market}_${listId}`, list, fieldsOf, () => read(listId))
  const { fields, act } = form
  const words = useListWords()
  const write = async (earlier?: ListFields) => {
    const saved = await form.save(async (version, typed) => {
      const terms = termsOf(typed)
      const { data } = isNew
        ? await call('POST /api/admin/priceLists', { body: { market, ...terms } })
        : await call('POST /api/admin/priceLists/{listId}', { params: { listId }, body: { version, ...terms } })
      return data
    }, earlier)
    if (!saved) return
    showToast(earlier ? versions('restored') : t('saved'))
    onSaved(saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  const record = { recordKind: 'list', recordId: String(listId) } as const
  if (form.theirs) return <FormConflict {...{ form, record, words }} onTaken={theirs => theirs && onSaved(theirs)} />
  const part = { fields, locked, set: form.set }
  return (
    <>
      <form className="panel tree-panel form" onSubmit={submit}>
        <TermFields {...part} />
        <ShareFields {...part} list={list} />
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
      </form>
      {!isNew && (
        <FormHistory {...{ form, record, words }} onRestore={locked ? undefined : earlier => void write(earlier)} />
      )}
    </>
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
