// Cancels an order or some of its products: which and how many, the refund, and the reason.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/orders/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import { type Cancellation, useCancellation } from './use-cancellation.ts'

interface CancelOrderProps {
  order: Order
  onCancelled(order: Order): void
}

/** The products that can be cancelled, each with a quantity once it is chosen. */
function Choice({ cancellation, error }: { cancellation: Cancellation; error: string }) {
  const t = useMessages('account')
  const { lines, quantityOf, choose } = cancellation
  return (
    <fieldset className={styles.choices}>
      <legend>{t('cancelChoose')}</legend>
      {lines.map(line => {
        const { lineNo, productName: name, cancellableQuantity: maximum } = line
        const quantity = quantityOf(line)
        return (
          <div key={lineNo}>
            <Checkbox
              label={name}
              checked={quantity > 0}
              aria-invalid={error ? true : undefined}
              onChange={event => choose(line, event.target.checked ? maximum : 0)}
            />
            {quantity > 0 && maximum > 1 && (
              <Quantity
                value={quantity}
                minimum={1}
                multiple={1}
                maximum={maximum}
                labels={{
                  quantity: t('cancelQuantity', { name }),
                  less: t('cancelLess', { name }),
                  more: t('cancelMore', { name }),
                }}
                onChange={value => choose(line, value)}
              />
            )}
          </div>
        )
      })}
      <FormError text={error} />
    </fieldset>
  )
}

/** The order's cost before and after, and the refund. */
function Outcome({ order, cancellation }: { order: Order; cancellation: Cancellation }) {
  const t = useMessages('account')
  const { money } = useLocale()
  const { preview, previewError } = cancellation
  const amount = (minor: number) => money(minor, order.currency)
  const rows: Figure[] = preview
    ? [
        { key: 'before', label: t('cancelTotalNow'), value: amount(preview.payableBefore) },
        { key: 'after', label: t('cancelTotalAfter'), value: amount(preview.payableAfter) },
        ...(preview.refund > 0
          ? [{ key: 'refund', label: t('cancelRefund'), value: amount(preview.refund), tone: 'total' as const }]
          : []),
      ]
    : []
  return (
    <div aria-live="polite">
      {preview && <Figures rows={rows} />}
      {preview && preview.refund > 0 && <p className="quiet">{t('refundWay')}</p>}
      {preview && !preview.whole && <p className="quiet">{t('cancelAgain')}</p>}
      <FormError text={previewError} />
    </div>
  )
}

interface ReasonProps {
  value: string
  missing: boolean
  onChange(value: string): void
}

/** The reasons that the store offers. */
function Reason({ value, missing, onChange }: ReasonProps) {
  const t = useMessages('account')
  const [reasons, setReasons] = useState<{ id: number; reason: string }[]>([])
  useEffect(() => {
    quietCall('GET /api/v1/order/cancelReasons')
      .then(({ data }) => setReasons(data))
      .catch(() => undefined)
  }, [])
  return (
    <SelectField
      label={t('reason')}
      error={missing ? t('reasonRequired') : ''}
      value={value}
      options={[
        { value: '', label: t('chooseReason') },
        ...reasons.map(({ id, reason }) => ({ value: String(id), label: reason })),
      ]}
      onChange={event => onChange(event.target.value)}
    />
  )
}

function CancelForm({ order, onCancelled, onKeep }: CancelOrderProps & { onKeep(): void }) {
  const t = useMessages('account')
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [checked, setChecked] = useState(false)
  const cancellation = useCancellation(order)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const { empty, preview, previewError } = cancellation
  const counting = !empty && !preview && !previewError
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (reasonId === '' || empty) return focusFirstError(form.current)
    // cannot be cancelled before the effect has been shown
    if (!preview) return
    void action.run(async () => {
      const changed = await cancellation.send(Number(reasonId), note)
      showToast(t(changed.state === 'cancelled' ? 'cancelledDone' : 'cancelledItemsDone'))
      onCancelled(changed)
    })
  }
  const whole = order.cancelOnlyWhole || preview?.whole
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {order.cancelOnlyWhole ? (
        <p>{t('cancelText')}</p>
      ) : (
        <Choice cancellation={cancellation} error={checked && empty ? t('cancelNothing') : ''} />
      )}
      <Reason value={reasonId} missing={checked && reasonId === ''} onChange={setReasonId} />
      <TextArea
        label={t('note')}
        value={note}
        rows={2}
        maxLength={300}
        onChange={event => setNote(event.target.value)}
      />
      <Outcome order={order} cancellation={cancellation} />
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={action.busy || counting}>
          {t(whole ? 'cancelYes' : 'cancelItemsYes')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('cancelNo')}
        </Button>
      </div>
    </form>
  )
}

export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(order.cancelOnlyWhole ? 'cancelOrder' : 'cancelItems')}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('cancelTitle', { number: String(order.orderNumber) })}
        closeLabel={tCommon('close')}
      >
        {open && (
          <CancelForm
            order={order}
            onKeep={close}
            onCancelled={changed => {
              close()
              onCancelled(changed)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
