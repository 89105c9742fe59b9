// The address step: delivery and billing address, and the type of invoice.

import { type FormEvent, useRef } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { focusFirstError } from '../../framework/use-action.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressBook } from '../addresses/components/address-book.tsx'
import { useMessages } from '../app/messages.ts'
import { PromoBox } from '../cart/components/promo-box.tsx'
import { explainedSteps, TotalsPanel } from '../cart/components/totals-panel.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './checkout.module.css'
import { Basket, CheckoutSteps, EmptyCheckout } from './checkout-frame.tsx'
import type { AddressStepData } from './checkout-loader.ts'
import { InvoicePanel, ReferencesPanel } from './invoice-panel.tsx'
import { ObstacleList } from './obstacle-list.tsx'
import { type AddressStep, useAddressStep } from './use-address-step.ts'

type Step = AddressStep

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
    <Button
      kind="go"
      size="big"
      wide={wide}
      busy={action.busy}
      disabled={obstacles?.changed === false}
      onClick={onContinue}
    >
      {t('continue')}
    </Button>
  )
  return (
    <>
      <Basket cart={cart} quick={quick} />
      <section className={`panel ${styles.panel}`}>
        <TotalsPanel totals={{ ...cart, count: cart.itemsList.length }} steps={explainedSteps(cart.steps)} />
        <PromoBox cart={cart} onApply={step.applyPromo} />
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
        <InvoicePanel invoice={step.invoice} />
        <ReferencesPanel references={step.references} />
      </Columns>
    </div>
  )
}
