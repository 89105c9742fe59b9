// The address step: delivery and billing address, and the kind of invoice.

import { type FormEvent, useRef } from 'react'
import type { ShownNotice } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { focusFirstError } from '../../framework/use-action.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Columns } from '../../ui/columns.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressBook } from '../addresses/components/address-book.tsx'
import { useMessages } from '../app/messages.ts'
import { explainedSteps, TotalsPanel } from '../cart/components/totals-panel.tsx'
import { TaxNumberField } from '../customers/components/tax-number-field.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './checkout.module.css'
import { Basket, CheckoutSteps, EmptyCheckout } from './checkout-frame.tsx'
import type { AddressStepData } from './checkout-loader.ts'
import { type Obstacles, useAddressStep } from './use-address-step.ts'

type Step = ReturnType<typeof useAddressStep>

function ObstacleList({ obstacles, place, quick }: { obstacles: Obstacles; place: string; quick: boolean }) {
  const t = useMessages('checkout')
  const { href, money, number } = useLocale()
  const line = ({ code, productName: name, before, now }: ShownNotice) => {
    const amounts = { name, before: money(before ?? 0), now: money(now ?? 0) }
    if (code === 'line-differs')
      return t(now === null ? 'lineGone' : 'lineNew', { name, count: number(now ?? before ?? 0) })
    if (code === 'quantity-differs')
      return t('quantityDiffers', { name, before: number(before ?? 0), now: number(now ?? 0) })
    if (code === 'price-differs') return t('priceDiffers', amounts)
    if (code === 'total-differs') return t('totalDiffers', amounts)
    if (code === 'place-unknown') return t('problemNoPlace', { place: name })
    if (code === 'undeliverable') return t('problemPlace', { name, place })
    if (code === 'promo-ended') return t('problemPromo', { code: name })
    if (code === 'unavailable') return t('problemGone', { name })
    if (code === 'price-up' || code === 'price-down') return t('problemPrice', { name, now: money(now ?? 0) })
    return t('problemStock', { name })
  }
  const lines = (
    <ul className={styles.list}>
      {obstacles.notices.map(notice => (
        <li key={notice.key}>{line(notice)}</li>
      ))}
    </ul>
  )
  if (obstacles.changed) {
    return (
      <Notice tone="warn" live>
        {t('changed')}
        {lines}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" live actions={quick ? undefined : <a href={href('/quickorder')}>{t('fixCart')}</a>}>
      {t('problems')}
      {lines}
    </Notice>
  )
}

function Invoice({ invoice }: { invoice: Step['invoice'] }) {
  const t = useMessages('checkout')
  const tBusiness = useMessages('business')
  const { market } = useLocale()
  const { invoiceType, setInvoiceType, company, setCompany, gstin, setGstin, errors, setErrors } = invoice
  const number = tBusiness(market === 'AE' ? 'trn' : 'gstin')
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('invoiceTitle')}</h2>
      <RadioGroup
        legend={t('invoiceTitle')}
        hideLegend
        name="invoiceType"
        value={invoiceType}
        options={[
          { value: 'retail', label: t('retail'), hint: t('retailHint') },
          { value: 'tax', label: t('tax'), hint: t('taxHint', { number }) },
        ]}
        onChange={value => setInvoiceType(value === 'tax' ? 'tax' : 'retail')}
      />
      {invoiceType === 'tax' && (
        <>
          <TextField
            label={tBusiness('company')}
            value={company}
            error={errors.company}
            autoComplete="organization"
            maxLength={120}
            onChange={event => {
              setCompany(event.target.value)
              setErrors({ ...errors, company: '' })
            }}
          />
          <TaxNumberField
            value={gstin}
            error={errors.gstin}
            onChange={value => {
              setGstin(value)
              setErrors({ ...errors, gstin: '' })
            }}
          />
        </>
      )}
    </section>
  )
}

function Billing({ step }: { step: Step }) {
  const t = useMessages('checkout')
  const { addresses, setAddresses, billing, missing } = step
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('billingTitle')}</h2>
      <RadioGroup
        legend={t('billingTitle')}
        hideLegend
        name="billing"
        value={billing.other ? 'other' : 'same'}
        options={[
          { value: 'same', label: t('billingSame') },
          { value: 'other', label: t('billingOther') },
        ]}
        onChange={value => billing.setOther(value === 'other')}
      />
      {billing.other && (
        <AddressBook
          type="billing"
          addresses={addresses.filter(({ type }) => type === 'billing')}
          onChange={next => setAddresses([...addresses.filter(({ type }) => type !== 'billing'), ...next])}
          choice={{
            name: 'billingAddress',
            legend: t('billingTitle'),
            chosen: billing.id,
            onChoose: billing.setId,
          }}
        />
      )}
      <FormError text={missing.billing} />
    </section>
  )
}

function Delivery({ step, data }: { step: Step; data: AddressStepData }) {
  const t = useMessages('checkout')
  const { addresses, setAddresses, shippingId, setShippingId, missing } = step
  const { customer } = data
  const initial = customer
    ? { name: `${customer.firstName} ${customer.lastName}`.trim(), phone: customer.phone ?? '', isDefault: true }
    : undefined
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('deliveryAddress')}</h2>
      <AddressBook
        type="shipping"
        addresses={addresses.filter(({ type }) => type === 'shipping')}
        onChange={next => setAddresses([...next, ...addresses.filter(({ type }) => type !== 'shipping')])}
        choice={{
          name: 'shippingAddress',
          legend: t('deliveryAddress'),
          chosen: shippingId,
          onChoose: setShippingId,
        }}
        initial={initial}
      />
      <FormError text={missing.shipping} />
    </section>
  )
}

function Summary({ step, quick, onContinue }: { step: Step; quick: boolean; onContinue(): void }) {
  const t = useMessages('checkout')
  const { money } = useLocale()
  const { cart, addresses, shippingId, obstacles, action } = step
  const place = addresses.find(({ addressId }) => addressId === shippingId)
  const button = (wide: boolean) => (
    <Button kind="go" size="big" wide={wide} busy={action.busy} onClick={onContinue}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      <Basket cart={cart} quick={quick} />
      <section className={`panel ${styles.panel}`}>
        <TotalsPanel totals={{ ...cart, count: cart.itemsList.length }} steps={explainedSteps(cart.steps)} />
        {obstacles && (
          <ObstacleList obstacles={obstacles} quick={quick} place={place ? `${place.city} ${place.postCode}` : ''} />
        )}
        <FormError text={action.error} />
        <div className={styles.desktop}>{button(true)}</div>
        <ActionBar
          lead={
            <>
              {t('toPay')}
              <b>{money(cart.totalPayableAmount)}</b>
            </>
          }
        >
          {button(false)}
        </ActionBar>
      </section>
    </>
  )
}

export function Screen({ data }: { data: AddressStepData }) {
  const t = useMessages('checkout')
  const step = useAddressStep(data)
  const page = useRef<HTMLDivElement>(null)
  const quick = data.quick !== null
  const goOn = (event?: FormEvent) => {
    event?.preventDefault()
    if (step.submit()) return
    focusFirstError(page.current)
  }
  if (step.filling) {
    return (
      <div className={`page ${styles.page}`}>
        <h1>{t('addressTitle')}</h1>
        <Skeleton height="480px" />
      </div>
    )
  }
  if (step.cart.itemsList.length === 0) return <EmptyCheckout />
  return (
    <div ref={page} className={`page ${styles.page}`}>
      <CheckoutSteps at={1} quick={data.quick} />
      <h1>{t('addressTitle')}</h1>
      <Columns aside={<Summary step={step} quick={quick} onContinue={goOn} />}>
        <Delivery step={step} data={data} />
        <Billing step={step} />
        <Invoice invoice={step.invoice} />
      </Columns>
    </div>
  )
}
