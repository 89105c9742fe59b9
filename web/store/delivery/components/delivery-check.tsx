// Whether, when and how a product is delivered to the chosen place.

import { type FormEvent, useEffect, useState } from 'react'
import type { DeliveryLocation, Serviceability } from '../../../../contract/delivery/api.ts'
import { isPincode, latinDigits } from '../../../../contract/shared/digits.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { useLocale } from '../../../framework/locale.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { chooseDeliveryLocation } from './choose-delivery-location.ts'
import styles from './delivery-check.module.css'
import { openDeliveryLocationDialog } from './open-delivery-location.ts'

interface Answer {
  place: DeliveryLocation
  product: Serviceability
}

/** Checks one product. Rejects with an ApiError. */
async function checkDelivery(pincode: string, productId: string, quantity: number): Promise<Answer | null> {
  const { data } = await quietCall('POST /api/v1/logistics/validateProductsService', {
    body: { pincode, productList: [{ productId, quantity }] },
  })
  const [product] = data.products
  return product ? { place: data.place, product } : null
}

const REASONS = { weight: 'reasonWeight', stock: 'reasonStock', value: 'reasonValue' } as const

function Outcome({ answer }: { answer: Answer }) {
  const t = useMessages('product')
  const { marketInfo, money } = useLocale()
  const { day } = useDates()
  const { place, product } = answer
  const pincode = marketInfo.placeKind === 'pincode'
  if (!product.serviceable) {
    const reason = product.reason in REASONS ? REASONS[product.reason as keyof typeof REASONS] : null
    return (
      <div className={`${styles.outcome} ${styles.bad}`}>
        <p>
          <Icon name="alert" size={18} />
          <b>{t('unavailable', { place: pincode ? place.code : place.name })}</b>
        </p>
        {reason && <p>{t(reason)}</p>}
      </div>
    )
  }
  return (
    <div className={styles.outcome}>
      <p>
        <Icon name="truck" size={18} />
        <span>
          {product.date && <b>{t(product.nextDay ? 'nextDay' : 'deliveredBy', { date: day(product.date) })}</b>}{' '}
          {t('to', { place: pincode ? `${place.name} ${place.code}` : place.name })}
        </span>
      </p>
      {product.regularDate && <p>{t('regularToo', { date: day(product.regularDate) })}</p>}
      <p>
        <Icon name={product.cod ? 'cash' : 'card'} size={18} />
        {product.codMax ? t('codUpTo', { amount: money(product.codMax) }) : t('prepaidOnly')}
      </p>
      {product.dispatch.map(({ state, taxNumber }) => (
        <p key={state} className="quiet">
          {t(marketInfo.code === 'IN' ? 'dispatchGstin' : 'dispatchTrn', { state, number: taxNumber })}
        </p>
      ))}
    </div>
  )
}

interface DeliveryCheckProps {
  msn: string
  quantity: number
}

export function DeliveryCheck({ msn, quantity }: DeliveryCheckProps) {
  const t = useMessages('product')
  const { marketInfo } = useLocale()
  const { deliveryLocation } = useVisitor()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const pincode = marketInfo.placeKind === 'pincode'

  const check = async (code: string): Promise<Answer | null> => {
    setBusy(true)
    setError('')
    try {
      const result = await checkDelivery(code, msn, quantity)
      setAnswer(result)
      return result
    } catch (failure) {
      setAnswer(null)
      setError(await messageOf(failure instanceof ApiError ? failure : new ApiError(0, {})))
      return null
    } finally {
      setBusy(false)
    }
  }
  const known = deliveryLocation?.code
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for another place, product or quantity
  useEffect(() => {
    if (known) void check(known)
  }, [known, msn, quantity])

  return (
    <section className={styles.delivery} aria-busy={busy}>
      <h2>{t('delivery')}</h2>
      {pincode ? (
        <PincodeForm key={known} known={known ?? ''} error={error} busy={busy} check={check} />
      ) : (
        <Button onClick={openDeliveryLocationDialog}>{t('changeEmirate')}</Button>
      )}
      <div role="status" className={styles.answer}>
        {answer ? (
          <Outcome answer={answer} />
        ) : (
          <p className="quiet">
            {!error && t(busy ? 'checking' : pincode ? 'deliveryPrompt' : 'deliveryPromptEmirate')}
          </p>
        )}
      </div>
    </section>
  )
}

interface PincodeFormProps {
  known: string
  error: string
  busy: boolean
  check(code: string): Promise<Answer | null>
}

function PincodeForm({ known, error, busy, check }: PincodeFormProps) {
  const t = useMessages('common')
  const [code, setCode] = useState(known)
  const [wrong, setWrong] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const short = code.length !== 6
    setWrong(short ? t('pincodeDigits') : isPincode(code) ? '' : t('pincodeInvalid'))
    if (short || !isPincode(code)) return
    const result = await check(code)
    if (result) chooseDeliveryLocation({ code: result.place.code, name: result.place.name })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('pincode')}
        hideLabel
        placeholder={t('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={code}
        error={wrong || error}
        onChange={event => {
          setCode(latinDigits(event.target.value).replace(/\D/g, ''))
          setWrong('')
        }}
      />
      <Button type="submit" busy={busy}>
        {t('check')}
      </Button>
    </form>
  )
}
