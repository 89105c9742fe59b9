// EMI plans of an amount by bank and tenure: instalment, interest, and no-cost plans.

import { MARKET_LIMITS } from '../../../../contract/shared/limits.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import lines from '../../../ui/lines.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './emi-plans.module.css'

const fetchPlans = async (amount: number) =>
  (await quietCall('GET /api/v1/payment/getEMIValues', { query: { amount } })).data

type Bank = Awaited<ReturnType<typeof fetchPlans>>[number]

function BankPlans({ bank }: { bank: Bank }) {
  const t = useMessages('product-more')
  const { money, number } = useLocale()
  return (
    <section>
      <h3>{bank.bank}</h3>
      <table className={`panel ${lines.lines}`}>
        <thead>
          <tr>
            <th scope="col">{t('tenure')}</th>
            <th scope="col">{t('instalment')}</th>
            <th scope="col">{t('interest')}</th>
            <th scope="col">{t('emiTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {bank.plans.map(plan => (
            <tr key={`${plan.months} ${plan.noCost}`}>
              <th scope="row">{t('months', { count: plan.months })}</th>
              <td>
                <b>{money(plan.instalment)}</b>
              </td>
              <td>
                {plan.noCost ? (
                  <span className={styles.good}>{t('noCost')}</span>
                ) : (
                  <>
                    {money(plan.interest)}
                    <br />
                    <small className="quiet">{t('rate', { rate: number(plan.annualRateBp / 100) })}</small>
                  </>
                )}
              </td>
              <td>{money(plan.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** `amount` in minor units of the market's currency. */
export function EmiPlans({ amount }: { amount: number }) {
  const t = useMessages('product-more')
  const { money, market } = useLocale()
  const { state, data, again } = useFetch(String(amount), () => fetchPlans(amount))
  if (state === 'failed') return <FailedSection onRetry={again} />
  if (!data) return <Skeleton height="320px" />
  const { emiMinMinor } = MARKET_LIMITS[market]
  if (data.length === 0 && amount < emiMinMinor) return <p>{t('emiBelow', { minimum: money(emiMinMinor) })}</p>
  // a gateway whose page has the plans, or none that takes EMI
  if (data.length === 0) return <p>{t('emiNoPlans')}</p>
  const noCost = data.some(bank => bank.plans.some(plan => plan.noCost))
  return (
    <div className={styles.plans}>
      <p>{t('emisText', { amount: money(amount) })}</p>
      {noCost && <Notice tone="good">{t('noCostNote')}</Notice>}
      {data.map(bank => (
        <BankPlans key={bank.bankCode} bank={bank} />
      ))}
      {market === 'IN' && <p className="quiet">{t('interestTax')}</p>}
    </div>
  )
}
