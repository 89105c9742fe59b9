// How many days after its last change an item leaves a cart of the market.

import type { FormEvent } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem } from '../components/field.tsx'
import { FormConflict, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { Failed, Loading } from '../components/states.tsx'

interface Rules {
  itemDays: number
  version: number
}

const fieldsOf = ({ itemDays }: Rules) => ({ itemDays: String(itemDays) })
type Fields = ReturnType<typeof fieldsOf>

function DaysForm({ rules, onAgain }: { rules: Rules; onAgain(): void }) {
  const t = useMessages('carts')
  const versions = useMessages('versions')
  const { market } = useLocale()
  const form = useVersioned(`cart-rules_${market}`, rules, fieldsOf)
  const words = useFieldWordsOf<Fields>({ itemDays: t('itemDaysLabel') })
  const record = { recordKind: 'cart-rules', recordId: market } as const
  const write = async (earlier?: Fields) => {
    const send = (version: number, { itemDays }: Fields) =>
      call('POST /api/admin/cartRules', { body: { market, itemDays: Number(itemDays), version } })
    if (!(await form.save(send, earlier))) return
    showToast(earlier ? versions('restored') : t('saved'))
    onAgain()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  if (form.theirs) return <FormConflict form={form} record={record} words={words} onTaken={onAgain} />
  return (
    <form className="form in-b" onSubmit={submit}>
      <Field
        label={t('itemDaysLabel')}
        hint={t('itemDaysHint')}
        type="number"
        required
        min={0}
        max={3650}
        value={form.fields.itemDays}
        onChange={event => form.set({ itemDays: event.target.value })}
      />
      <Problem text={form.act.problem} />
      <SaveBar busy={form.act.busy} changed={form.changed} onDiscard={form.drop} />
      <FormHistory {...{ form, record, words }} onRestore={earlier => void write(earlier)} />
    </form>
  )
}

export function ItemDays() {
  const t = useMessages('carts')
  const { market } = useLocale()
  const load = useLoad('cartRules', async () => (await call('GET /api/admin/cartRules')).data)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  const rules = load.data?.find(one => one.market === market)
  if (!rules) return <Loading />
  return (
    <section className="panel" aria-labelledby="item-days">
      <header>
        <h2 id="item-days">{t('itemDays')}</h2>
      </header>
      <DaysForm key={`${market} ${rules.version}`} rules={rules} onAgain={load.again} />
    </section>
  )
}
