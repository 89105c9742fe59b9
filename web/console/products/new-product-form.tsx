// A new product: its required fields; the rest is filled in in the editor, which opens next.

import { type FormEvent, useId } from 'react'
import { readAmount } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

const EMPTY = { name: '', nameHi: '', partNumber: '', brand: '', category: '', seller: '', hsn: '', price: '' }

type Kind = 'brand' | 'category' | 'seller'

/** The suggestions for a text, and the one that matches it exactly. */
export function useChoices(kind: Kind, text: string) {
  const { market } = useLocale()
  const choices = useLoad(
    text.trim() === '' ? null : text,
    async () => (await call('GET /api/admin/products/choices', { query: { market, kind, text: text.trim() } })).data,
    true,
  )
  const list = choices.data ?? []
  const meant = list.find(({ label }) => label === text) ?? (list.length === 1 ? list[0] : undefined)
  return { list, meant }
}

type Meant = ReturnType<typeof useChoices>['meant']

const partsOf = (brand: Meant, category: Meant, seller: Meant) =>
  brand && category && seller && { brand: brand.value, category: category.value, seller: seller.value }

interface ChoiceProps {
  label: string
  value: string
  choices: ReturnType<typeof useChoices>
  onChange(text: string): void
}

export function ChoiceField({ label, value, choices, onChange }: ChoiceProps) {
  const t = useMessages('editor')
  const listId = useId()
  return (
    <>
      <Field
        label={label}
        required
        list={listId}
        hint={value && choices.meant && choices.meant.label !== value ? choices.meant.label : t('typeToFind')}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {choices.list.map(choice => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </>
  )
}

export function NewProductForm({ onClose }: { onClose(): void }) {
  const t = useMessages('editor')
  const words = useMessages('products')
  const { market } = useLocale()
  const act = useAct()
  const draft = useDraft(`new-product_${market}`, EMPTY)
  const { value } = draft
  const set = (part: Partial<typeof EMPTY>) => draft.set({ ...value, ...part })
  const brand = useChoices('brand', value.brand)
  const category = useChoices('category', value.category)
  const seller = useChoices('seller', value.seller)
  const price = readAmount(value.price)
  const parts = partsOf(brand.meant, category.meant, seller.meant)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!parts || price === null) return
    const { name, nameHi, partNumber, hsn } = value
    const body = { market, name, nameHi, partNumber, hsn, price, ...parts }
    const reply = await act.run(() => call('POST /api/admin/products', { body }))
    if (!reply) return
    draft.drop()
    navigate(to(`/products/${reply.data.msn}`))
  }
  const field = (name: 'name' | 'nameHi' | 'partNumber' | 'hsn' | 'price') => ({
    value: value[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const choice = (name: Kind, choices: typeof brand) => (
    <ChoiceField
      label={words(`field-${name}`)}
      {...{ value: value[name], choices }}
      onChange={to => set({ [name]: to })}
    />
  )
  return (
    <Dialog title={words('newProduct')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="sub">{t('newAbout')}</p>
        <Field label={words('field-name')} lang="en" required maxLength={300} {...field('name')} />
        <Field label={words('field-nameHi')} lang="hi" maxLength={300} {...field('nameHi')} />
        {choice('brand', brand)}
        <Field label={words('partNumber')} required maxLength={60} {...field('partNumber')} />
        {choice('category', category)}
        {choice('seller', seller)}
        <Field label={words('field-hsn')} required inputMode="numeric" pattern="\d{4}(\d\d){0,2}" {...field('hsn')} />
        <Field
          label={words('field-price')}
          required
          inputMode="decimal"
          error={value.price !== '' && price === null ? words('problem-not-amount') : ''}
          {...field('price')}
        />
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy || !parts || price === null}>
          {t('create')}
        </button>
      </form>
    </Dialog>
  )
}
