// The coupon box of a cart or quick buy: the applied code, an input field, and the available codes.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallOutput } from '../../../../contract/api.ts'
import type { Cart, CartNotice, PromoReason } from '../../../../contract/cart/api.ts'
import type { PromoApplied } from '../../../../contract/promotions/api.ts'
import { type Locale, useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Translate, useMessages } from '../../app/messages.ts'
import styles from './promo-box.module.css'

type Promotions = CallOutput<'GET /api/v1/promoCode/getAllActivePromoCodes'>['data']

const REASONS = {
  unknown: 'promoUnknown',
  expired: 'promoExpired',
  'below-minimum': 'promoGap',
  'not-first-order': 'promoFirstOrder',
  'used-up': 'promoUsedUp',
  exhausted: 'promoExhausted',
  'not-covered': 'promoNotCovered',
  'business-only': 'promoBusinessOnly',
  'not-combinable': 'promoNotCombinable',
} as const satisfies Record<PromoReason, string>

function Offers({ busy, onTake }: { busy: boolean; onTake(code: string): void }) {
  const t = useMessages('cart')
  const [promotions, setPromotions] = useState<Promotions>([])
  useEffect(() => {
    quietCall('GET /api/v1/promoCode/getAllActivePromoCodes')
      .then(({ data }) => setPromotions(data))
      .catch(() => undefined)
  }, [])
  return (
    <ul className={styles.offers}>
      {promotions.map(({ promoCode, title, terms }) => (
        <li key={promoCode}>
          <div>
            <b className={styles.code}>{promoCode}</b> {title}
            <p className="quiet">{terms}</p>
          </div>
          <Button
            size="small"
            busy={busy}
            aria-label={t('promoTake', { code: promoCode })}
            onClick={() => onTake(promoCode)}
          >
            {t('promoApply')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface PromoBoxProps {
  cart: Pick<Cart, 'promoCode' | 'promoDiscount' | 'notices' | 'totalAmountWithOffer'>
  /** Applies a code; an empty one removes it. Rejects with an ApiError. */
  onApply(code: string): Promise<PromoApplied>
}

/** The text of the notice `promo-ended`. */
export function promoEndedText(
  { key, productName, before, now }: CartNotice,
  t: Translate<'cart'>,
  { money }: Locale,
): string {
  if (key.endsWith(':not-combinable')) return t('promoNotCombinable')
  if (key.endsWith(':business-only')) return t('promoBusinessOnly')
  const amounts = { before: money(before ?? 0), now: money(now ?? 0) }
  return t(now === null ? 'promoEnded' : 'promoMinimum', { ...amounts, code: productName })
}

function usePromo({ cart, onApply }: PromoBoxProps) {
  const t = useMessages('cart')
  const { money } = useLocale()
  const [code, setCode] = useState('')
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const { totalAmountWithOffer: amount } = cart
  const { setError } = action
  const judged = useRef(amount)
  // With other products in the cart the code may be valid.
  useEffect(() => {
    if (judged.current !== amount) setError('')
    judged.current = amount
  }, [amount, setError])
  const apply = async (wanted: string) => {
    let rejected = ''
    await action.run(async () => {
      const { applied, reason, gap } = await onApply(wanted)
      if (applied || reason === null) setCode('')
      else rejected = t(REASONS[reason], { gap: money(gap) })
    })
    if (!rejected) return
    action.setError(rejected)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) return void apply(code)
    action.setError(t('promoRequired'))
    focusFirstError(form.current)
  }
  return { code, setCode, action, form, apply, submit }
}

export function PromoBox({ cart, onApply }: PromoBoxProps) {
  const t = useMessages('cart')
  const locale = useLocale()
  const [opened, setOpened] = useState(false)
  const { code, setCode, action, form, apply, submit } = usePromo({ cart, onApply })
  const { promoCode, promoDiscount, notices } = cart
  const ended = notices.find(notice => notice.code === 'promo-ended')
  if (promoCode) {
    return (
      <Notice
        tone={promoDiscount > 0 ? 'good' : 'warn'}
        icon="tag"
        live
        actions={
          <Button kind="quiet" size="small" busy={action.busy} onClick={() => void apply('')}>
            {t('promoRemove')}
          </Button>
        }
      >
        {promoDiscount > 0 || !ended
          ? t('promoApplied', { code: promoCode, amount: locale.money(promoDiscount) })
          : promoEndedText(ended, t, locale)}
      </Notice>
    )
  }
  return (
    <details className={styles.box} onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>{t('promoTitle')}</summary>
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <TextField
          label={t('promoCode')}
          value={code}
          error={action.error}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => {
            setCode(event.target.value)
            action.setError('')
          }}
        />
        <Button type="submit" busy={action.busy}>
          {t('promoApply')}
        </Button>
      </form>
      {opened && <Offers busy={action.busy} onTake={taken => void apply(taken)} />}
    </details>
  )
}
