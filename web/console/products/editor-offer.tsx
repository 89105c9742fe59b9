// An offer of a seller: price, quantity prices, tax, availability and units in warehouses.

import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQueryAddress } from '../app/router.tsx'
import { useOfferName } from '../components/cell-words.ts'
import { Select } from '../components/field.tsx'
import { useEditor } from './editor-context.tsx'
import { CellChoice, CellField } from './editor-fields.tsx'
import { AddOffer } from './offer-form.tsx'

function SellerChoice() {
  const t = useMessages('editor')
  const { product } = useEditor()
  const addressWith = useQueryAddress()
  const offerName = useOfferName()
  if (product.sellers.length < 2) return <p className="sub">{product.sellers[0]?.label}</p>
  const hint = product.condition === 'new' ? t('otherSeller') : t('refurbishedOffer')
  return (
    <Select
      label={t('offerOf')}
      hint={product.own ? t('firstSeller') : hint}
      value={product.sellerCode}
      options={product.sellers.map(({ value, label }) => ({ value, label: offerName(value, label) }))}
      onChange={seller => navigate(addressWith({ seller }))}
    />
  )
}

/** Whether it is offered; the new offer of the first seller depends on publication. */
function Offered() {
  const t = useMessages('editor')
  const words = useMessages('products')
  const { product } = useEditor()
  if (product.own) return null
  const options = (['yes', 'no'] as const).map(value => ({ value, label: words(value) }))
  return <CellChoice field="active" label={t('offered')} options={options} />
}

export function EditorOffer() {
  const t = useMessages('editor')
  const words = useMessages('products')
  const { product } = useEditor()
  const { number } = useLocale()
  const rate = product.taxRate
  return (
    <div className="stack">
      <section className="panel">
        <header>
          <h2 className="grow">{t('offer')}</h2>
          <AddOffer />
        </header>
        <div className="in-b form">
          <SellerChoice />
          <div className="two form">
            <CellField field="price" inputMode="decimal" />
            <CellField field="mrp" inputMode="decimal" hint={t('mrpHint')} />
            <CellField field="breaks" hint={t('breaksHint')} />
            <CellField
              field="hsn"
              inputMode="numeric"
              hint={rate === null ? t('noRate') : t('rateNow', { rate: number(rate / 100) })}
            />
            <CellField field="minQuantity" inputMode="numeric" />
            <CellField field="multiple" inputMode="numeric" />
            <CellChoice
              field="availability"
              options={(['stock', 'on-request'] as const).map(value => ({
                value,
                label: words(`availability-${value}`),
              }))}
            />
            <CellField field="leadTime" inputMode="numeric" />
            <Offered />
          </div>
        </div>
      </section>
      <section className="panel">
        <header>
          <h2>{t('stock')}</h2>
        </header>
        <div className="in-b form two">
          {product.warehouses.map(({ value, label, reserved }) => (
            <CellField
              key={value}
              field={`${STOCK_PREFIX}${value}`}
              label={label}
              inputMode="numeric"
              hint={reserved > 0 ? t('reserved', { units: number(reserved) }) : undefined}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
