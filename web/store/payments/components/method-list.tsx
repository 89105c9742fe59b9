// The payment methods: available ones with their cost, unavailable ones with the reason.

import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../../contract/shared/limits.ts'
import { useLocale } from '../../../framework/locale.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import { CodCode } from './cod-code.tsx'
import { EmiPlanPicker } from './emi-plan-picker.tsx'
import styles from './payment.module.css'
import { choiceOf, groupMethods, isPlanChosenHere, type PaymentChoice } from './payment-rules.ts'

interface MethodListProps {
  methods: readonly PaymentMethod[]
  choice: PaymentChoice
  /** Missing choices, next to their method. */
  problem: string
  onChange(choice: PaymentChoice): void
}

const HINTS: Partial<Record<number, 'codHint' | 'upiHint' | 'cardHint' | 'neftHint' | 'gatewayHint'>> = {
  [PAYMENT_METHOD_IDS.cashOnDelivery]: 'codHint',
  [PAYMENT_METHOD_IDS.upi]: 'upiHint',
  [PAYMENT_METHOD_IDS.upiApp]: 'upiHint',
  [PAYMENT_METHOD_IDS.card]: 'cardHint',
  [PAYMENT_METHOD_IDS.neft]: 'neftHint',
  [PAYMENT_METHOD_IDS.gateway]: 'gatewayHint',
  [PAYMENT_METHOD_IDS.cardGateway]: 'gatewayHint',
}

const hintOf = (method: PaymentMethod) =>
  method.id === PAYMENT_METHOD_IDS.emi && !isPlanChosenHere(method) ? ('emiHint' as const) : HINTS[method.id]

const LABELS: Partial<Record<number, 'chooseWallet' | 'chooseCard'>> = {
  [PAYMENT_METHOD_IDS.wallet]: 'chooseWallet',
  [PAYMENT_METHOD_IDS.savedCard]: 'chooseCard',
}

/** Consent to save the card: never given in advance. */
function SaveCard({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
  const t = useMessages('checkout')
  return (
    <label className={styles.consent}>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      <span>
        {t('saveCard')}
        <span className="quiet">{t('saveCardHint')}</span>
      </span>
    </label>
  )
}

/** Further choices of the selected method: a bank, a wallet, a plan. */
function MethodChoice({
  method,
  choice,
  problem,
  onChange,
}: Omit<MethodListProps, 'methods'> & { method: PaymentMethod }) {
  const t = useMessages('checkout')
  if (isPlanChosenHere(method)) {
    return <EmiPlanPicker amount={method.payable} chosen={choice.emi} onChoose={emi => onChange({ ...choice, emi })} />
  }
  if (method.codeTo) return <CodCode contacts={method.codeTo} problem={problem} choice={choice} onChange={onChange} />
  if (method.savesCard) {
    const change = (saveCard: boolean) => onChange({ ...choice, saveCard })
    return <SaveCard checked={choice.saveCard} onChange={change} />
  }
  if (method.options.length === 0) return null
  const label = t(LABELS[method.id] ?? 'chooseBank')
  const picture = method.options.find(({ bankcode }) => bankcode === choice.bankcode)?.imgUrl
  return (
    <div className={styles.option}>
      <SelectField
        label={label}
        error={problem}
        value={choice.bankcode}
        options={[
          { value: '', label },
          ...method.options.map(({ bankcode, name }) => ({ value: bankcode, label: name })),
        ]}
        onChange={event => onChange({ ...choice, bankcode: event.target.value })}
      />
      {picture ? <img src={picture} width={48} height={32} alt="" /> : <span />}
    </div>
  )
}

function OpenMethod(props: Omit<MethodListProps, 'methods'> & { method: PaymentMethod }) {
  const { method, choice, onChange } = props
  const { downtime } = method
  const t = useMessages('checkout')
  const { money } = useLocale()
  const chosen = choice.methodId === method.id
  const hint = hintOf(method)
  return (
    <li className={styles.method} data-chosen={chosen || undefined}>
      <label>
        <input type="radio" name="paymentMethod" checked={chosen} onChange={() => onChange(choiceOf(method.id))} />
        {method.imgUrl && <img src={method.imgUrl} width={48} height={32} alt="" />}
        <span>
          <b>{method.name}</b>
          {hint && <span className="quiet">{t(hint)}</span>}
          {downtime && (
            <span className="quiet" role="note">
              {downtime.whole ? t('disturbed') : t('disturbedFor', { names: downtime.names.join(', ') })}
            </span>
          )}
        </span>
        <b className={styles.price}>{money(method.payable)}</b>
      </label>
      {chosen && <MethodChoice {...props} />}
    </li>
  )
}

const COD_PROBLEMS: Partial<
  Record<
    string,
    'closedCodAccount' | 'closedCodOrders' | 'closedCodCancelled' | 'closedCodNotAccepted' | 'closedCodContact'
  >
> = {
  'cod-account': 'closedCodAccount',
  'cod-orders': 'closedCodOrders',
  'cod-cancelled': 'closedCodCancelled',
  'cod-not-accepted': 'closedCodNotAccepted',
  'cod-contact': 'closedCodContact',
}

/** `prepaid` says whether another, prepaid method is available. */
function ClosedMethod({ method, prepaid }: { method: PaymentMethod; prepaid: boolean }) {
  const t = useMessages('checkout')
  const { money, number, href, market } = useLocale()
  const noPayLater = useOff('pay-later')
  const codProblem = COD_PROBLEMS[method.closedReason]
  const why = () => {
    if (codProblem) return t(codProblem)
    const limit = money(method.limit ?? 0)
    switch (method.closedReason) {
      case 'below-minimum':
        return t('closedBelow', { limit })
      case 'above-maximum':
        return t('closedAbove', { limit })
      case 'above-weight':
        return t('closedWeight', { kg: number((method.limit ?? 0) / 1000) })
      case 'offer':
        return t('closedOffer')
      case 'down':
        return t('closedDown')
      case 'exchange-credit':
        return t('notWithCredit')
      case 'rewards':
        return t('notWithRewards')
      default:
        return t('closedPlace')
    }
  }
  return (
    <li className={styles.closed}>
      <span>{method.name}</span>
      <span>
        {why()}
        {method.mode === 'cod' && prepaid && <> · {t('payInAdvance')}</>}
        {method.id === PAYMENT_METHOD_IDS.payLater && market === 'IN' && !noPayLater && (
          <>
            {' · '}
            <a href={href('/pay-later')}>{t('payLaterLink')}</a>
          </>
        )}
      </span>
    </li>
  )
}

export function MethodList(props: MethodListProps) {
  const t = useMessages('checkout')
  const { main, mainClosed, more, moreClosed } = groupMethods(props.methods)
  const prepaid = props.methods.some(({ open, mode }) => open && mode === 'prepaid')
  const beyond = more.some(({ id }) => id === props.choice.methodId)
  return (
    <fieldset className={styles.methods}>
      <legend className="vh">{t('methods')}</legend>
      <ul>
        {main.map(method => (
          <OpenMethod key={method.id} method={method} {...props} />
        ))}
        {mainClosed.map(method => (
          <ClosedMethod key={method.id} method={method} prepaid={prepaid} />
        ))}
      </ul>
      {more.length + moreClosed.length > 0 && (
        <details open={beyond || main.length === 0 || undefined}>
          <summary>{t('more')}</summary>
          <ul>
            {more.map(method => (
              <OpenMethod key={method.id} method={method} {...props} />
            ))}
            {moreClosed.map(method => (
              <ClosedMethod key={method.id} method={method} prepaid={prepaid} />
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  )
}
