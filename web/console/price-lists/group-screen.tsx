// One customer group, or a new one: its name, companies and accounts, and price lists.

import { type FormEvent, useState } from 'react'
import type { CustomerGroup } from '../../../contract/price-lists/groups-api.ts'
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
import { Field, Problem, TextArea } from '../components/field.tsx'
import { FormConflict, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { DeleteGroup } from './delete-group.tsx'
import { GroupMembers } from './group-members.tsx'
import { StateTag } from './parts.tsx'

const fieldsOf = ({ name, note }: Pick<CustomerGroup, 'name' | 'note'>) => ({ name, note })
type Fields = ReturnType<typeof fieldsOf>
const read = async (groupId: number) =>
  (await call('GET /api/admin/customerGroups/{groupId}', { params: { groupId } })).data

function GroupForm({ group, onSaved }: { group: CustomerGroup; onSaved(group: CustomerGroup): void }) {
  const t = useMessages('price-lists')
  const versions = useMessages('versions')
  const may = useMay()
  const { market, groupId } = group
  const isNew = groupId === 0
  const locked = !may('price-lists.write')
  const form = useVersioned(`customer-group_${market}_${groupId}`, group, fieldsOf, () => read(groupId))
  const { fields, act } = form
  const words = useFieldWordsOf<Fields>({ name: t('name'), note: t('note') })
  const write = async (earlier?: Fields) => {
    const saved = await form.save(async (version, typed) => {
      const { data } = isNew
        ? await call('POST /api/admin/customerGroups', { body: { market, ...typed } })
        : await call('POST /api/admin/customerGroups/{groupId}', { params: { groupId }, body: { version, ...typed } })
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
  const record = { recordKind: 'group', recordId: String(groupId) } as const
  if (form.theirs) return <FormConflict {...{ form, record, words }} onTaken={theirs => theirs && onSaved(theirs)} />
  return (
    <>
      <form className="panel tree-panel form" onSubmit={submit}>
        <Field
          label={t('name')}
          required
          maxLength={80}
          readOnly={locked}
          value={fields.name}
          onChange={event => form.set({ name: event.target.value })}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={500}
          readOnly={locked}
          value={fields.note}
          onChange={event => form.set({ note: event.target.value })}
        />
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
      </form>
      {!isNew && (
        <FormHistory {...{ form, record, words }} onRestore={locked ? undefined : earlier => void write(earlier)} />
      )}
    </>
  )
}

function ListsOfGroup({ lists }: Pick<CustomerGroup, 'lists'>) {
  const t = useMessages('price-lists')
  return (
    <section className="panel" aria-labelledby="lists">
      <header>
        <h2 id="lists">{t('listsOfGroup')}</h2>
      </header>
      {lists.length === 0 && <p className="in-b soft">{t('noListOfGroup')}</p>}
      <ul className="rows in-b">
        {lists.map(({ listId, name, state }) => (
          <li key={listId}>
            <a className="grow" href={to(`/price-lists/${listId}`)}>
              {name}
            </a>
            <StateTag state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const t = useMessages('price-lists')
  const { market } = useLocale()
  const [turn, setTurn] = useState(0)
  const isNew = id === 'new'
  const blank: CustomerGroup = {
    ...{ groupId: 0, market, name: '', note: '', version: 0, companies: 0, members: 0, lists: [], updatedAt: '' },
  }
  const load = useLoad(`${id} ${market}`, async () => (isNew ? blank : read(Number(id))))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const group = load.data
  const saved = (next: CustomerGroup) => (isNew ? navigate(to(`/price-lists/groups/${next.groupId}`)) : load.show(next))
  const changed = (next: CustomerGroup) => {
    load.show(next)
    setTurn(turn + 1)
  }
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/price-lists/groups')}>{t('groups')}</a>
          </p>
          <h1>{isNew ? t('newGroup') : group.name}</h1>
        </div>
        {!isNew && <DeleteGroup group={group} />}
      </div>
      <div className="stack editor">
        <GroupForm key={`${id} ${group.version}`} group={group} onSaved={saved} />
        {!isNew && <GroupMembers key={turn} group={group} onChange={changed} />}
        {!isNew && <ListsOfGroup lists={group.lists} />}
      </div>
    </>
  )
}
