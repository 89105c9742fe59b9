// A button that saves the products of the cart or of an order as a purchase list, new or one there is.

import { type FormEvent, useRef, useState } from 'react'
import type { FilledList, PurchaseList } from '../../../../contract/purchase-lists/api.ts'
import { MAX_LIST_NAME } from '../../../../contract/purchase-lists/limits.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from '../lists.module.css'
import { FilledReport } from './filled-report.tsx'

/** Without a number the products of the cart. */
interface Source {
  orderNumber?: number
}

function ChooseList({
  lists,
  orderNumber,
  onSaved,
}: Source & { lists: PurchaseList[]; onSaved(filled: FilledList): void }) {
  const t = useMessages('lists')
  const [chosen, setChosen] = useState(lists[0]?.name ?? '')
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = chosen || typed.trim()
    setMissing(name === '')
    if (name === '') return focusFirstError(form.current)
    void action.run(async () => {
      const { data } = await (orderNumber === undefined
        ? quietCall('POST /api/v1/purchase/addCartToPurchaseList', { body: { name } })
        : quietCall('POST /api/v1/purchase/addOrderToPurchaseList', { body: { name, orderNumber } }))
      onSaved(data)
    })
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <p>{t('saveAsListText')}</p>
      {lists.length > 0 && (
        <SelectField
          label={t('chosenList')}
          value={chosen}
          options={[...lists.map(({ name }) => ({ value: name, label: name })), { value: '', label: t('otherList') }]}
          onChange={event => setChosen(event.target.value)}
        />
      )}
      {chosen === '' && (
        <TextField
          label={t('name')}
          value={typed}
          maxLength={MAX_LIST_NAME}
          error={missing ? t('nameMissing') : ''}
          onChange={event => {
            setTyped(event.target.value)
            setMissing(false)
          }}
        />
      )}
      <FormError text={action.error} />
      <Button type="submit" busy={action.busy}>
        {t('save')}
      </Button>
    </form>
  )
}

export function SaveAsList(source: Source) {
  const t = useMessages('lists')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const [lists, setLists] = useState<PurchaseList[] | null>(null)
  const [filled, setFilled] = useState<FilledList | null>(null)
  const action = useAction()
  const open = () =>
    action.run(async () => {
      const { data } = await quietCall('GET /api/v1/purchase/getPurchaseList')
      setFilled(null)
      setLists(data.lists)
    })
  return (
    <div>
      <Button kind="quiet" busy={action.busy} onClick={() => void open()}>
        {t('saveAsList')}
      </Button>
      <FormError text={action.error} />
      <Dialog
        open={lists !== null}
        onClose={() => setLists(null)}
        title={t('saveAsListTitle')}
        closeLabel={tCommon('close')}
      >
        {lists && !filled && <ChooseList {...source} lists={lists} onSaved={setFilled} />}
        {filled && (
          <div className={styles.form}>
            <FilledReport report={filled} />
            <ButtonLink href={href(`/dashboard/purchase-lists/${filled.list.listId}`)}>{t('openList')}</ButtonLink>
          </div>
        )}
      </Dialog>
    </div>
  )
}
