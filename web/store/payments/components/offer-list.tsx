// The offers for the selected payment method: each with its discount or why it does not apply.

import type { CallOutput } from '../../../../contract/api.ts'
import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './payment.module.css'
import { type PaymentChoice, withOffer } from './payment-rules.ts'
import type { CheckedOffer } from './use-offer.ts'

const fetchOffers = async (amount: number, paymentMethodId: number) =>
  (await quietCall('GET /api/v1/payment/getPayuOffer', { query: { amount, paymentMethodId } })).data

type Offer = CallOutput<'GET /api/v1/payment/getPayuOffer'>['data'][number]

interface OfferListProps {
  method: PaymentMethod
  choice: PaymentChoice
  /** The selected offer as evaluated for the cart; null while there is none. */
  checked: CheckedOffer | null
  onChange(choice: PaymentChoice): void
}

/** Why an offer does not apply, or an empty text. */
function useReason() {
  const t = useMessages('checkout')
  const { money } = useLocale()
  return (offer: Pick<Offer, 'reason' | 'limit'>, banks: Offer['banks']): string => {
    switch (offer.reason) {
      case '':
        return ''
      case 'below-minimum':
        return t('offerBelow', { limit: money(offer.limit ?? 0) })
      case 'method':
        return t('offerOtherMethod')
      case 'bank':
        return t('offerOtherBank', { banks: banks.map(({ name }) => name).join(', ') })
      case 'gateway':
        return t('offerNoGateway')
      case 'used':
        return t('offerUsed')
      case 'used-up':
        return t('offerUsedUp')
      case 'no-cost-plan':
        return t('offerNoCost')
      case 'exchange-credit':
        return t('notWithCredit')
      case 'rewards':
        return t('notWithRewards')
      default:
        return t('offerEnded')
    }
  }
}

/** Bank selection of an offer, if the method itself has none. */
function OfferBank({ offer, choice, onChange }: { offer: Offer } & Pick<OfferListProps, 'choice' | 'onChange'>) {
  const t = useMessages('checkout')
  return (
    <SelectField
      label={t('offerBank')}
      value={choice.bankcode}
      options={[
        { value: '', label: t('chooseBank') },
        ...offer.banks.map(({ bankcode, name }) => ({ value: bankcode, label: name })),
      ]}
      onChange={event => onChange({ ...choice, bankcode: event.target.value })}
    />
  )
}

function OfferRow({ offer, method, choice, checked, onChange }: OfferListProps & { offer: Offer }) {
  const t = useMessages('checkout')
  const { money } = useLocale()
  const reasonOf = useReason()
  const chosen = choice.offerKey === offer.offerKey
  const judged = chosen && checked?.offerKey === offer.offerKey ? checked : offer
  const reason = reasonOf(judged, offer.banks)
  const asksBank = offer.banks.length > 0 && method.options.length === 0
  return (
    <li className={styles.method} data-chosen={chosen || undefined}>
      <label>
        <input
          type="radio"
          name="paymentOffer"
          checked={chosen}
          disabled={!offer.applies}
          onChange={() => onChange(withOffer(method, choice, offer))}
        />
        <span>
          <b>{offer.title}</b>
          {reason && <span className="quiet">{reason}</span>}
        </span>
        <b className={styles.price}>{reason === '' && t('offerSaves', { amount: money(judged.discount) })}</b>
      </label>
      {chosen && asksBank && <OfferBank offer={offer} choice={choice} onChange={onChange} />}
    </li>
  )
}

/** A plan whose interest the store bears: selected among the plans, shown here with its interest. */
function NoCostRow({ offer }: { offer: Offer }) {
  const t = useMessages('checkout')
  const { money } = useLocale()
  const reasonOf = useReason()
  const { interest = 0, interestTax = 0 } = offer.plan ?? {}
  const text = interestTax > 0 ? 'interestTaxed' : 'interestBorne'
  return (
    <li className={styles.closed}>
      <span>{offer.title}</span>
      <span>{reasonOf(offer, offer.banks) || t(text, { interest: money(interest), tax: money(interestTax) })}</span>
    </li>
  )
}

/** Nothing while there are no offers: they are an extra, and paying works without them. */
export function OfferList(props: OfferListProps) {
  const { method, choice, onChange } = props
  const t = useMessages('checkout')
  const { data } = useFetch(`${method.id} ${method.payable}`, () => fetchOffers(method.payable, method.id))
  const offers = data?.filter(({ kind }) => kind === 'gateway') ?? []
  const plans = data?.filter(({ kind, applies }) => kind === 'no-cost-emi' && applies) ?? []
  if (offers.length + plans.length === 0) return null
  return (
    <fieldset className={styles.methods}>
      <legend>
        <h3>{t('offersTitle')}</h3>
      </legend>
      <ul>
        {offers.length > 0 && (
          <li className={styles.method}>
            <label>
              <input
                type="radio"
                name="paymentOffer"
                checked={choice.offerKey === ''}
                onChange={() => onChange(withOffer(method, choice, null))}
              />
              <span>{t('noOffer')}</span>
            </label>
          </li>
        )}
        {offers.map(offer => (
          <OfferRow key={offer.offerKey} offer={offer} {...props} />
        ))}
        {plans.map(offer => (
          <NoCostRow key={offer.title} offer={offer} />
        ))}
      </ul>
    </fieldset>
  )
}
