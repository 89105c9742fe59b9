// The latest quotation of a request, compared with the store's prices for the quantities.

import type { Quote } from '../../../contract/rfq/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

export function Quotation({ quote }: { quote: Quote }) {
  const t = useMessages('quotes')
  const { money } = useLocale()
  const { day } = useDates()
  const amount = (minor: number) => money(minor, quote.currency)
  return (
    <section className="panel" aria-labelledby="quotation">
      <header>
        <h2 id="quotation">{t('quoted', { version: quote.version })}</h2>
        <span className="sub">{t('validUntil', { day: day(quote.validUntil) })}</span>
      </header>
      <div className="in-b">
        <ul className="rows">
          {quote.lines.map(line => (
            <li key={line.msn}>
              <div className="grow">
                <span>
                  {line.quantity} × {line.productName}
                </span>
                <small>
                  {amount(line.unitPrice)} · {t('listPrice', { price: amount(line.listUnitPrice) })} · {line.sellerName}
                </small>
              </div>
              <b>{amount(line.amount)}</b>
            </li>
          ))}
          <li>
            <b className="grow">{t('total')}</b>
            <b>{amount(quote.totalPayableAmount)}</b>
          </li>
        </ul>
        {quote.note && <p className="soft">{quote.note}</p>}
      </div>
    </section>
  )
}
