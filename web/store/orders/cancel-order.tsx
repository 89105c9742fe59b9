// Cancels an order, once a reason was chosen.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders/api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'

interface CancelOrderProps {
  orderNumber: number
  onCancelled(order: Order): void
}

function CancelForm({ orderNumber, onCancelled, onKeep }: CancelOrderProps & { onKeep(): void }) {
  const t = useMessages('account')
  const [reasons, setReasons] = useState<{ id: number; reason: string }[]>([])
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    quietCall('GET /api/v1/order/cancelReasons')
      .then(({ data }) => setReasons(data))
      .catch(() => undefined)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reasonId === '')
    if (reasonId === '') return focusFirstError(form.current)
    void action.run(async () => {
      const body = { orderNumber, reasonId: Number(reasonId), note }
      const { data } = await quietCall('POST /api/v1/order/cancelOrder', { body })
      showToast(t('cancelledDone'))
      onCancelled(data)
    })
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <p>{t('cancelText')}</p>
      <SelectField
        label={t('reason')}
        error={missing ? t('reasonRequired') : ''}
        value={reasonId}
        options={[
          { value: '', label: t('chooseReason') },
          ...reasons.map(({ id, reason }) => ({ value: String(id), label: reason })),
        ]}
        onChange={event => {
          setReasonId(event.target.value)
          setMissing(false)
        }}
      />
      <TextArea
        label={t('note')}
        value={note}
        rows={3}
        maxLength={300}
        onChange={event => setNote(event.target.value)}
      />
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={action.busy}>
          {t('cancelYes')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('cancelNo')}
        </Button>
      </div>
    </form>
  )
}

export function CancelOrder({ orderNumber, onCancelled }: CancelOrderProps) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('cancelOrder')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cancelTitle', { number: String(orderNumber) })}
        closeLabel={tCommon('close')}
      >
        {open && (
          <CancelForm
            orderNumber={orderNumber}
            onKeep={() => setOpen(false)}
            onCancelled={order => {
              setOpen(false)
              onCancelled(order)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
