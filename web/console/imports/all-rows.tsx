// The part of a mapping that applies to all rows of a file: seller, price format, and default values.

import { useState } from 'react'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Select } from '../components/field.tsx'
import { withPart } from './column-targets.ts'

interface PartProps {
  mapping: ImportMapping
  onChange(mapping: ImportMapping): void
}

type Defaults = ImportMapping['defaults']
type Declarations = NonNullable<Defaults['declarations']>
const DECLARATIONS = [
  ...(['netQuantity', 'manufacturerName', 'manufacturerAddress', 'packerName', 'packerAddress'] as const),
  ...(['importerName', 'importerAddress', 'careName', 'careAddress', 'carePhone', 'careEmail'] as const),
] as const satisfies readonly (keyof Declarations)[]

/** A typed whole number; NaN is sent unchanged, so that the server rejects it with the reason. */
const wholeOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** The seller of a file: an autocomplete field whose value is the code. Needs the right to see products. */
function SellerField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useMessages('import-columns')
  const { market } = useLocale()
  const [text, setText] = useState(value)
  const query = { market, kind: 'seller' as const, text }
  const sellers = useLoad(
    text.trim() || null,
    async () => (await call('GET /api/admin/products/choices', { query })).data,
    true,
  )
  return (
    <>
      <Field
        label={t('seller')}
        hint={t('sellerHint')}
        list="import-sellers"
        maxLength={60}
        autoComplete="off"
        value={value}
        onChange={event => {
          setText(event.target.value)
          onChange(event.target.value)
        }}
      />
      <datalist id="import-sellers">
        {sellers.data?.map(one => (
          <option key={one.value} value={one.value} label={one.label} />
        ))}
      </datalist>
    </>
  )
}

function PriceFields({ mapping, onChange }: PartProps) {
  const t = useMessages('import-columns')
  const { prices, repeats, acceptJumps } = mapping
  const choice = (value: boolean) => (value ? 'yes' : 'no')
  return (
    <>
      <Select
        label={t('taxIncluded')}
        value={choice(prices.taxIncluded ?? true)}
        options={[
          { value: 'yes', label: t('withTax') },
          { value: 'no', label: t('withoutTax') },
        ]}
        onChange={value => onChange({ ...mapping, prices: { ...prices, taxIncluded: value === 'yes' } })}
      />
      <Select
        label={t('priceUnit')}
        value={prices.unit ?? 'major'}
        options={(['major', 'minor'] as const).map(value => ({ value, label: t(`unit-${value}`) }))}
        onChange={unit => onChange({ ...mapping, prices: { ...prices, unit } })}
      />
      <Select
        label={t('repeats')}
        value={repeats}
        options={(['reject', 'append-id'] as const).map(value => ({ value, label: t(`repeats-${value}`) }))}
        onChange={value => onChange({ ...mapping, repeats: value })}
      />
      <Select
        label={t('acceptJumps')}
        hint={t('acceptJumpsHint')}
        value={choice(acceptJumps)}
        options={(['no', 'yes'] as const).map(value => ({ value, label: t(value) }))}
        onChange={value => onChange({ ...mapping, acceptJumps: value === 'yes' })}
      />
    </>
  )
}

function DefaultFields({ mapping, onChange }: PartProps) {
  const t = useMessages('import-columns')
  const fields = useMessages('import-fields')
  const { defaults } = mapping
  const set = <K extends keyof Defaults>(key: K, value: Defaults[K] | undefined) =>
    onChange({ ...mapping, defaults: withPart(defaults, key, value) })
  const text = (key: 'brand' | 'category' | 'hsn' | 'origin', maxLength: number, hint?: string) => (
    <Field
      label={fields(key)}
      {...(hint && { hint })}
      maxLength={maxLength}
      value={defaults[key] ?? ''}
      onChange={event => set(key, event.target.value || undefined)}
    />
  )
  const whole = (key: 'weightGrams' | 'stock', label: string, min: number) => (
    <Field
      label={label}
      type="number"
      min={min}
      step={1}
      value={defaults[key] ?? ''}
      onChange={event => set(key, wholeOf(event.target.value))}
    />
  )
  return (
    <>
      {text('brand', 120)}
      {text('category', 300, t('categoryHint'))}
      {text('hsn', 8)}
      {text('origin', 2, t('originHint'))}
      {whole('weightGrams', t('weightGrams'), 1)}
      {whole('stock', t('stockOfNew'), 0)}
      <Select
        label={fields('availability')}
        value={defaults.availability ?? ''}
        options={[
          { value: '', label: t('notSaid') },
          { value: 'stock', label: t('availability-stock') },
          { value: 'on-request', label: t('availability-on-request') },
        ]}
        onChange={value => set('availability', value === '' ? undefined : (value as 'stock' | 'on-request'))}
      />
    </>
  )
}

function DeclarationFields({ mapping, onChange }: PartProps) {
  const fields = useMessages('import-fields')
  const declarations = mapping.defaults.declarations ?? {}
  const set = (key: keyof Declarations, value: string) => {
    const next = withPart(declarations, key, value || undefined)
    const kept = Object.keys(next).length > 0 ? next : undefined
    onChange({ ...mapping, defaults: withPart(mapping.defaults, 'declarations', kept) })
  }
  return DECLARATIONS.map(key => (
    <Field
      key={key}
      label={fields(key)}
      maxLength={300}
      value={declarations[key] ?? ''}
      onChange={event => set(key, event.target.value)}
    />
  ))
}

export function AllRows({ mapping, warehouses, onChange }: PartProps & { warehouses: string }) {
  const t = useMessages('import-columns')
  const { market } = useLocale()
  const kept = Object.keys(mapping.categories).length + mapping.categoryRules.length
  return (
    <section className="panel">
      <header>
        <h2>{t('allRows')}</h2>
      </header>
      <div className="in-b map-fields">
        <SellerField
          value={mapping.seller ?? ''}
          onChange={value => onChange(withPart(mapping, 'seller', value || undefined))}
        />
        <Field
          label={t('plainWarehouse')}
          hint={t('plainWarehouseHint')}
          list={warehouses}
          maxLength={60}
          value={mapping.warehouse ?? ''}
          onChange={event => onChange(withPart(mapping, 'warehouse', event.target.value || undefined))}
        />
        <PriceFields mapping={mapping} onChange={onChange} />
      </div>
      <h3 className="in-b">{t('whereEmpty')}</h3>
      <div className="in-b map-fields">
        <DefaultFields mapping={mapping} onChange={onChange} />
      </div>
      {market === 'IN' && (
        <details className="in-b">
          <summary>{t('declarations')}</summary>
          <div className="map-fields">
            <DeclarationFields mapping={mapping} onChange={onChange} />
          </div>
        </details>
      )}
      {kept > 0 && <p className="in-b sub">{t('rulesKept', { count: kept })}</p>}
    </section>
  )
}
