// The purchase lists of the account, or one of them.

import { type FormEvent, useRef, useState } from 'react'
import { MAX_LIST_NAME } from '../../../contract/purchase-lists/limits.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { FormError } from '../shared/form-error.tsx'
import { ListDetail } from './list-detail.tsx'
import { ReminderText } from './list-settings.tsx'
import type { ListsData } from './lists-loader.ts'

function NewList() {
  const t = useMessages('lists')
  const { href } = useLocale()
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return focusFirstError(form.current)
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/purchase/addPurchaseList', { body: { name: name.trim() } })
      navigate(href(`/dashboard/purchase-lists/${data.list.listId}`))
    })
  }
  return (
    <form ref={form} className={`panel ${account.panel}`} method="post" onSubmit={submit} noValidate>
      <h2>{t('newList')}</h2>
      <div className={account.form}>
        <TextField
          label={t('name')}
          value={name}
          error={missing ? t('nameMissing') : ''}
          maxLength={MAX_LIST_NAME}
          onChange={event => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        <FormError text={action.error} />
        <Button type="submit" busy={action.busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

function AllLists({ lists }: Pick<Extract<ListsData, { kind: 'all' }>, 'lists'>) {
  const t = useMessages('lists')
  const { href } = useLocale()
  return (
    <>
      {lists.length === 0 && (
        <section className={`panel ${account.empty}`}>
          <h2>{t('none')}</h2>
          <p className="quiet">{t('noneText')}</p>
        </section>
      )}
      {lists.map(list => (
        <article key={list.listId} className={`panel ${account.panel}`}>
          <header className={account.header}>
            <h2 style={{ overflowWrap: 'anywhere' }}>
              <a href={href(`/dashboard/purchase-lists/${list.listId}`)}>{list.name}</a>
            </h2>
            <span className="quiet">{t('products', { count: list.products })}</span>
          </header>
          <ReminderText list={list} />
        </article>
      ))}
      <NewList />
    </>
  )
}

export function Screen({ data }: { data: ListsData }) {
  const t = useMessages('lists')
  const { href } = useLocale()
  return (
    <AccountFrame part="purchaseLists" title={data.kind === 'one' ? data.list.name : t('title')}>
      {data.kind === 'all' && <AllLists lists={data.lists} />}
      {data.kind === 'one' && <ListDetail key={data.list.listId} data={data} />}
      {data.kind === 'gone' && (
        <section className={`panel ${account.empty}`}>
          <h2>{t('gone')}</h2>
          <ButtonLink href={href('/dashboard/purchase-lists')}>{t('toLists')}</ButtonLink>
        </section>
      )}
    </AccountFrame>
  )
}
