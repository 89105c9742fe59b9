// Shows that the member's account is linked to the company's identity provider.

import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

export function CompanyPanel({ linkedAt }: { linkedAt: string }) {
  const t = useMessages('own')
  const { moment } = useDates()
  return (
    <section className="panel" aria-labelledby="company">
      <header>
        <h2 id="company">{t('company')}</h2>
      </header>
      <div className="in-b">
        <p>{t('companyLinked', { time: moment(linkedAt) })}</p>
      </div>
    </section>
  )
}
