// The EMI plans of an amount by bank as a radio group.

import { Fragment, useEffect, useState } from 'react'
import type { CallOutput } from '../../../../contract/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './payment.module.css'
import type { EmiChoice } from './payment-rules.ts'

type Banks = CallOutput<'GET /api/v1/payment/getEMIValues'>['data']

interface EmiPlanPickerProps {
  /** Financed amount in minor units. */
  amount: number
  chosen: EmiChoice | null
  onChoose(choice: EmiChoice): void
}

function usePlans(amount: number): Banks | null {
  const [banks, setBanks] = useState<Banks | null>(null)
  useEffect(() => {
    quietCall('GET /api/v1/payment/getEMIValues', { query: { amount } })
      .then(({ data }) => setBanks(data))
      .catch(() => setBanks([]))
  }, [amount])
  return banks
}

function BankRows({ bank, chosen, onChoose }: { bank: Banks[number] } & Omit<EmiPlanPickerProps, 'amount'>) {
  const t = useMessages('checkout')
  const { money } = useLocale()
  return bank.plans.map(plan => {
    const { months, instalment, annualRateBp, total, noCost } = plan
    const name = t('emiPlan', { bank: bank.bank, months, instalment: money(instalment) })
    return (
      <tr key={months} data-chosen={(chosen?.bankCode === bank.bankCode && chosen.months === months) || undefined}>
        <th scope="row">
          <label className={styles.plan}>
            <input
              type="radio"
              name="emiPlan"
              aria-label={name}
              checked={chosen?.bankCode === bank.bankCode && chosen.months === months}
              onChange={() => onChoose({ bankCode: bank.bankCode, bank: bank.bank, months, instalment })}
            />
            {months}
          </label>
        </th>
        <td>{money(instalment)}</td>
        <td>{noCost ? <Badge tone="good">{t('emiNoCost')}</Badge> : `${annualRateBp / 100}%`}</td>
        <td>{money(total)}</td>
      </tr>
    )
  })
}

export function EmiPlanPicker({ amount, chosen, onChoose }: EmiPlanPickerProps) {
  const t = useMessages('checkout')
  const banks = usePlans(amount)
  if (banks === null) return <Skeleton height="320px" />
  return (
    <table className={styles.plans}>
      <caption className="vh">{t('emiTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('emiMonths')}</th>
          <th scope="col">{t('emiInstalment')}</th>
          <th scope="col">{t('emiRate')}</th>
          <th scope="col">{t('emiTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {banks.map(bank => (
          <Fragment key={bank.bankCode}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.bank}>
                {bank.bank}
              </th>
            </tr>
            <BankRows bank={bank} chosen={chosen} onChoose={onChoose} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
