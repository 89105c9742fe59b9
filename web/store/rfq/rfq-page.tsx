// One quote request: its contents, the quotation with its totals, and accepting or declining it.

import { useState } from 'react'
import type { Quote, Rfq } from '../../../contract/rfq/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall, refreshSession } from '../../framework/session/session.ts'
import { type Action, useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import styles from './rfq-page.module.css'
import { RFQ_TONES } from './rfq-status.ts'

function Asked({ rfq }: { rfq: Rfq }) {
  const t = useMessages('quotes')
  const { href, market } = useLocale()
  const { moment } = useDates()
  const { productName, link, quantity, city, pincode, description, raisedAt, moreLines, pictures } = rfq
  const wanted = t('wanted', { count: quantity, product: productName })
  return (
    <section className={`panel ${account.panel}`}>
      <h2>{t('asked')}</h2>
      <p>{link ? <a href={href(link)}>{wanted}</a> : wanted}</p>
      {moreLines.length > 0 && (
        <ul>
          {moreLines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never change
            <li key={index}>
              {t('wanted', { count: line.quantity, product: line.productName })}
              {line.description && <span className="quiet"> · {line.description}</span>}
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <p className={styles.actions}>
          {pictures.map((link, index) => (
            <a key={link} href={link} data-native>
              {t('file', { number: index + 1 })}
            </a>
          ))}
        </p>
      )}
      <p className="quiet">
        {t('deliveryTo', { place: market === 'IN' ? `${city} ${pincode}` : city })}
        <br />
        {t('raisedOn', { moment: moment(raisedAt) })}
      </p>
      {description && (
        <p>
          {t('yourNote')}: {description}
        </p>
      )}
    </section>
  )
}

function Lines({ quote: { lines, currency } }: { quote: Quote }) {
  const t = useMessages('quotes')
  const { money, number } = useLocale()
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quotation never change
          <tr key={index}>
            <th scope="row">
              {line.productName}
              <span className="quiet">{t('soldBy', { seller: line.sellerName })}</span>
            </th>
            <td data-label={t('quantity')}>
              {number(line.quantity)} {line.sellUnit}
            </td>
            <td data-label={t('unitPrice')}>
              {money(line.unitPrice, currency)}
              {line.listUnitPrice > line.unitPrice && (
                <span className={account.good}>
                  {t('saving', { amount: money(line.listUnitPrice - line.unitPrice, currency) })}
                </span>
              )}
            </td>
            <td data-label={t('amount')}>{money(line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ quote }: { quote: Quote }) {
  const t = useMessages('quotes')
  const { money } = useLocale()
  const { currency, shippingCharges, taxable, taxParts, totalPayableAmount } = quote
  const rows = [
    { label: t('shipping'), minor: shippingCharges },
    { label: t('taxable'), minor: taxable },
    ...taxParts.map(({ code, amount }) => ({ label: t('tax', { code }), minor: amount })),
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(minor, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{money(totalPayableAmount, currency)}</dd>
      </div>
    </dl>
  )
}

interface DecideProps {
  rfq: Rfq
  quote: Quote
  onChanged(rfq: Rfq): void
}

function DeclineDialog({
  rfq,
  open,
  onClose,
  onChanged,
}: Omit<DecideProps, 'quote'> & { open: boolean; onClose(): void }) {
  const t = useMessages('quotes')
  const tCommon = useMessages('common')
  const [reason, setReason] = useState('')
  const action = useAction()
  const decline = () =>
    action.run(async () => {
      const body = { rfqNumber: rfq.rfqNumber, reason }
      onChanged((await quietCall('POST /api/v1/rfq/declineQuote', { body })).data)
      onClose()
    })
  return (
    <Dialog open={open} onClose={onClose} title={t('declineTitle')} closeLabel={tCommon('close')}>
      <div className={account.form}>
        <TextArea
          label={t('declineReason')}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
        <Failure action={action} />
        <Button busy={action.busy} onClick={() => void decline()}>
          {t('declineSend')}
        </Button>
      </div>
    </Dialog>
  )
}

function Failure({ action }: { action: Action }) {
  return action.error ? (
    <Notice tone="bad" live>
      {action.error}
    </Notice>
  ) : null
}

function Decide({ rfq, quote, onChanged }: DecideProps) {
  const t = useMessages('quotes')
  const { href } = useLocale()
  const [declining, setDeclining] = useState(false)
  const action = useAction()
  const accept = () =>
    action.run(async () => {
      const body = { rfqNumber: rfq.rfqNumber, version: quote.version }
      onChanged((await quietCall('POST /api/v1/rfq/acceptQuote', { body })).data)
      await refreshSession().catch(() => undefined)
      navigate(href('/quickorder'))
    })
  return (
    <>
      <p className="quiet">{t('acceptText')}</p>
      <Failure action={action} />
      <p className={styles.actions}>
        <Button kind="go" busy={action.busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button onClick={() => setDeclining(true)}>{t('decline')}</Button>
      </p>
      <DeclineDialog rfq={rfq} open={declining} onClose={() => setDeclining(false)} onChanged={onChanged} />
    </>
  )
}

function Offered({ rfq, quote, onChanged }: DecideProps) {
  const t = useMessages('quotes')
  const { href, language } = useLocale()
  const { day } = useDates()
  const { state, rfqNumber } = rfq
  const until = day(quote.validUntil)
  return (
    <section className={`panel ${account.panel}`}>
      <header className={account.header}>
        <h2>{t('quotation', { version: quote.version })}</h2>
        <a href={`/api/v1/rfq/quotation?rfqNumber=${rfqNumber}&language=${language}`} data-native>
          {t('pdf')}
        </a>
      </header>
      <p>
        {t('validUntil', { day: until })} · {t('deliveryTime', { count: quote.deliveryDays })}
      </p>
      <Lines quote={quote} />
      <Sums quote={quote} />
      {quote.note && (
        <p>
          {t('note')}: {quote.note}
        </p>
      )}
      {state === 'quoted' && <Decide rfq={rfq} quote={quote} onChanged={onChanged} />}
      {state === 'accepted' && (
        <>
          <p>{t('acceptedText', { day: until })}</p>
          <p>
            <ButtonLink href={href('/quickorder')}>{t('toCart')}</ButtonLink>
          </p>
        </>
      )}
      {state === 'expired' && <p>{t('expiredText')}</p>}
    </section>
  )
}

export function Screen({ data }: { data: { rfq: Rfq } }) {
  const t = useMessages('quotes')
  const { href } = useLocale()
  const [rfq, setRfq] = useState(data.rfq)
  const { state, rfqNumber, reason, quote } = rfq
  return (
    <AccountFrame part="quotes" title={t('request', { number: String(rfqNumber) })}>
      <p className={account.header}>
        <Badge tone={RFQ_TONES[state]}>{t(state)}</Badge>
        <a href={href('/dashboard/rfq')}>{t('back')}</a>
      </p>
      {reason && <p>{t('reason', { reason })}</p>}
      {(state === 'received' || state === 'quoting') && <p>{t('waiting')}</p>}
      {quote && <Offered rfq={rfq} quote={quote} onChanged={setRfq} />}
      <Asked rfq={rfq} />
    </AccountFrame>
  )
}
