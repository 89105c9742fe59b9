// EMI plans of an amount by bank and tenure: instalment, interest, and no-cost plans.

import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import lines from '../../../ui/lines.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './emi-plans.module.css'

/** The plans of the banks; without any, the minimum amount for plans, in minor units. */
async function fetchPlans(amount: number) {
  const { data: banks } = await quietCall('GET /api/v1/payment/getEMIValues', { query: { amount } })
  const minimum = banks.length === 0 ? (await quietCall('GET /api/v3/common/web/config')).data.emiMin : 0
  return { banks, minimum }
}

type Bank = Awaited<ReturnType<typeof fetchPlans>>['banks'][number]

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
  const { banks, minimum } = data
  if (amount < minimum) return <p>{t('emiBelow', { minimum: money(minimum) })}</p>
  // a gateway that shows the plans on its own page, or none that supports EMI
  if (banks.length === 0) return <p>{t('emiNoPlans')}</p>
  const noCost = banks.some(bank => bank.plans.some(plan => plan.noCost))
  return (
    <div className={styles.plans}>
      <p>{t('emisText', { amount: money(amount) })}</p>
      {noCost && <Notice tone="good">{t('noCostNote')}</Notice>}
      {banks.map(bank => (
        <BankPlans key={bank.bankCode} bank={bank} />
      ))}
      {market === 'IN' && <p className="quiet">{t('interestTax')}</p>}
    </div>
  )
}
