// Returns or exchanges products of an order: products, reason, resolution, and refund method.

import { type FormEvent, useRef, useState } from 'react'
import type { ReturnOptions, ReturnPreview } from '../../../contract/returns/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Figures } from '../../ui/figures.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { MAX_PICTURES, PicturePicker } from '../reviews/components/picture-picker.tsx'
import { FormError } from '../shared/form-error.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { ReplacementPicker } from './replacement-picker.tsx'
import styles from './return.module.css'
import { ReturnItems } from './return-items.tsx'
import type { ReturnData } from './return-loader.ts'
import { type ReturnChoice, useReturn } from './use-return.ts'

/** Id of a picture from its URL. */
const idOf = (link: string) => link.split('/').at(-2) ?? ''

const uploadPicture = async (data: string) =>
  (await quietCall('POST /api/v1/payment/uploadImageS', { body: { type: 'image/jpeg', data } })).data.link

/** A refund, the same product again or another one, if there is a choice. */
function Wish({ choice, error }: { choice: ReturnChoice; error: string }) {
  const t = useMessages('returns')
  const { kinds, wish, setWish } = choice
  return (
    <div className={styles.group}>
      <RadioGroup
        legend={t('whatInstead')}
        name="kind"
        value={wish ?? ''}
        options={[
          { value: 'return', label: t('wantRefund'), disabled: !kinds.includes('return') },
          {
            value: 'exchange',
            label: t('wantExchange'),
            hint: t('exchangeHint'),
            disabled: !kinds.includes('exchange'),
          },
          {
            value: 'other',
            label: t('wantOther'),
            hint: t('otherHint'),
            disabled: !kinds.includes('exchange'),
          },
        ]}
        onChange={value => setWish(value === 'exchange' || value === 'other' ? value : 'return')}
      />
      {kinds.length === 0 && <p className="quiet">{t('nothingPossible')}</p>}
      <FormError text={error} />
    </div>
  )
}

/** The effect: the refund, or the price of another product and the amount left to pay. */
function figuresOf(
  { refund, replacement }: ReturnPreview,
  t: ReturnType<typeof useMessages<'returns'>>,
  money: (minor: number) => string,
) {
  if (!replacement) return [{ key: 'refund', label: t('refund'), value: money(refund), tone: 'total' as const }]
  const { productName: name, quantity, price, tax, difference } = replacement
  return [
    { key: 'price', label: t('item', { name, count: quantity }), value: money(price) },
    { key: 'tax', label: t('taxInside'), value: money(tax), tone: 'quiet' as const },
    { key: 'credit', label: t('creditBack'), value: money(refund) },
    {
      key: 'difference',
      label: t(difference < 0 ? 'differenceBack' : 'differenceToPay'),
      value: money(Math.abs(difference)),
      tone: 'total' as const,
    },
  ]
}

/** The refund and how the products are handed over. */
function Outcome({ choice, data, byLink }: { choice: ReturnChoice; data: ReturnData; byLink: boolean }) {
  const t = useMessages('returns')
  const { money } = useLocale()
  const { options, order } = data
  const { wish, preview, refundError } = choice
  const { addressLine, city, postCode } = order.shippingAddress
  return (
    <section className={styles.group} aria-live="polite" aria-label={t('whatHappens')}>
      <h2>{t('whatHappens')}</h2>
      {preview && <Figures rows={figuresOf(preview, t, minor => money(minor, order.currency))} />}
      <FormError text={refundError} />
      <ul className={styles.group}>
        <li>{t('weCheck')}</li>
        <li>
          {options.handover === 'pick-up'
            ? t('pickUp', { address: [addressLine, city, postCode].filter(Boolean).join(', ') })
            : t('sendIn')}
        </li>
        {wish === 'exchange' && <li>{t('replacementFollows')}</li>}
        {wish === 'other' && <li>{t('creditFollows', { count: options.creditDays })}</li>}
        {wish === 'return' && (
          <li>{t(options.refundTo === 'source' ? 'refundToSource' : byLink ? 'refundByLink' : 'refundToAccount')}</li>
        )}
      </ul>
    </section>
  )
}

function useForm(data: ReturnData) {
  const t = useMessages('returns')
  const { href } = useLocale()
  const { options, order } = data
  const choice = useReturn(options, data.returnTransactionId)
  const [note, setNote] = useState('')
  const [links, setLinks] = useState<readonly string[]>([])
  const [accounts, setAccounts] = useState<ReturnData['accounts']>(data.accounts)
  const [accountId, setAccountId] = useState(data.accounts[0]?.id ?? '')
  const [byLink, setByLink] = useState(false)
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const { empty, reason, kind, wish, replacement, preview, counts, refundError } = choice
  const toAccount = kind === 'return' && options.refundTo === 'bank-account'
  const missing = {
    items: empty,
    reason: reason === null,
    pictures: reason?.needsPictures === true && links.length === 0,
    kind: kind === null,
    replacement: wish === 'other' && replacement === null,
    account: toAccount && !byLink && accountId === '',
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.values(missing).includes(true)) return focusFirstError(form.current)
    // cannot be requested before the effect has been shown
    if (counts && preview === null) return
    void action.run(async () => {
      const bankAccountId = toAccount && !byLink ? accountId : undefined
      await choice.send({ note, pictures: links.map(idOf), bankAccountId, refundByLink: toAccount && byLink })
      showToast(t(kind === 'return' ? 'returnRequested' : 'exchangeRequested'))
      navigate(href(`/dashboard/order/${order.orderNumber}`))
    })
  }
  const wrong = (name: keyof typeof missing, text: string) => (checked && missing[name] ? text : '')
  const counting = counts && preview === null && refundError === ''
  return {
    ...{ choice, form, action, submit, wrong, toAccount, note, setNote, links, setLinks, accounts, accountId },
    ...{ byLink, setByLink },
    busy: action.busy || counting,
    setAccounts(next: readonly ReturnData['accounts'][number][], id: string) {
      setAccounts([...next])
      setAccountId(id)
    },
  }
}

type Fields = Omit<ReturnType<typeof useForm>, 'choice' | 'form' | 'action' | 'submit' | 'wrong'>

/** The bank account for a refund of cash: named now, or later by a link. */
function RefundTo({ fields, error }: { fields: Fields; error: string }) {
  const t = useMessages('returns')
  const { byLink, setByLink, accounts, accountId, setAccounts } = fields
  return (
    <>
      <RadioGroup
        legend={t('refundWhere')}
        name="refund-to"
        value={byLink ? 'link' : 'account'}
        options={[
          { value: 'account', label: t('refundNow') },
          { value: 'link', label: t('refundLater'), hint: t('refundLaterHint') },
        ]}
        onChange={value => setByLink(value === 'link')}
      />
      {!byLink && <BankAccounts accounts={accounts} value={accountId} error={error} onChange={setAccounts} />}
    </>
  )
}

function reasonOptions({ reasons }: ReturnOptions, choose: string) {
  return [{ value: '', label: choose }, ...reasons.map(({ id, reason }) => ({ value: String(id), label: reason }))]
}

function ReturnForm({ data }: { data: ReturnData }) {
  const t = useMessages('returns')
  const { href } = useLocale()
  const { options, order } = data
  const { choice, form, action, submit, wrong, ...fields } = useForm(data)
  const { reason, kind } = choice
  return (
    <form ref={form} className={`panel ${account.panel} ${styles.form}`} method="post" onSubmit={submit} noValidate>
      <ReturnItems products={order.lines} choice={choice} error={wrong('items', t('chooseProduct'))} />
      <SelectField
        label={t('reason')}
        error={wrong('reason', t('chooseReason'))}
        value={reason === null ? '' : String(reason.id)}
        options={reasonOptions(options, t('pleaseChoose'))}
        onChange={event => choice.setReasonId(event.target.value)}
      />
      <TextArea
        label={t('note')}
        value={fields.note}
        rows={3}
        maxLength={500}
        onChange={event => fields.setNote(event.target.value)}
      />
      <PicturePicker
        legend={t(reason?.needsPictures ? 'picturesRequired' : 'pictures', { count: MAX_PICTURES })}
        upload={uploadPicture}
        missing={wrong('pictures', t('addPicture'))}
        links={fields.links}
        onChange={fields.setLinks}
      />
      {reason && <Wish choice={choice} error={wrong('kind', t('chooseKind'))} />}
      {choice.wish === 'other' && (
        <ReplacementPicker
          like={order.lines.find(({ lineNo }) => lineNo === choice.likeLineNo)?.productName ?? ''}
          currency={order.currency}
          value={choice.replacement}
          error={wrong('replacement', t('chooseReplacement'))}
          onChange={choice.setReplacement}
        />
      )}
      {fields.toAccount && <RefundTo fields={fields} error={wrong('account', t('chooseAccount'))} />}
      {kind && <Outcome choice={choice} data={data} byLink={fields.byLink} />}
      <FormError text={action.error} />
      <div className={account.buttons}>
        <Button type="submit" busy={fields.busy}>
          {t(kind === 'exchange' ? 'requestExchange' : 'requestReturn')}
        </Button>
        <ButtonLink kind="quiet" href={href(`/dashboard/order/${order.orderNumber}`)}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}

export function Screen({ data }: { data: ReturnData }) {
  const t = useMessages('returns')
  const { href } = useLocale()
  const { orderNumber } = data.order
  const possible = data.options.lines.some(({ quantity }) => quantity > 0)
  return (
    <AccountFrame part="orders" title={t('title', { number: String(orderNumber) })}>
      {possible ? (
        <ReturnForm data={data} />
      ) : (
        <section className={`panel ${account.empty}`}>
          <p>{t('nothingReturnable')}</p>
          <ButtonLink href={href(`/dashboard/order/${orderNumber}`)}>{t('toOrder')}</ButtonLink>
        </section>
      )}
    </AccountFrame>
  )
}
