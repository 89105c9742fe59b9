// Adds an offer of another seller or condition: its price, and optional terms.

import { type FormEvent, useState } from 'react'
import { parseCell, STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { CONDITIONS, type Condition, offerKey } from '../../../contract/products/offer-key.rules.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useFieldName, useProblemText } from '../components/cell-words.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { useEditor } from './editor-context.tsx'
import { ChoiceField, useChoices } from './new-product-form.tsx'

const AVAILABILITIES = ['stock', 'on-request'] as const
const TERMS = ['price', 'mrp', 'breaks', 'minQuantity', 'multiple'] as const
const NOTHING: Record<string, string> = { seller: '', condition: 'new', availability: 'stock' }

/** Input besides the seller and the condition: empty fields use the defaults of the store. */
const cellsOf = ({ seller: _seller, condition: _condition, ...typed }: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''))

const isRight = (cells: Record<string, string>) =>
  cells.price !== undefined && Object.entries(cells).every(([field, now]) => 'value' in parseCell(field, now))

/** The input of an offer, and adding it: once, however often it is sent. */
function useOffer(onClose: () => void) {
  const t = useMessages('editor')
  const may = useMay()
  const { product } = useEditor()
  const act = useAct()
  const [changeSetId, renew] = useState(newId)
  const draft = useDraft(`offer_${product.msn}`, NOTHING)
  const typed = draft.value
  const seller = useChoices('seller', typed.seller ?? '')
  const { availability, ...others } = cellsOf(typed)
  const cells = may('stock.write') ? { ...others, availability: availability ?? 'stock' } : others
  const set = (field: string, value: string) => {
    // another content is another request
    renew(newId)
    draft.set({ ...typed, [field]: value })
  }
  const add = async () => {
    const { meant } = seller
    if (!meant) return
    const condition: Condition = typed.condition === 'refurbished' ? 'refurbished' : 'new'
    const input = { params: { msn: product.msn }, body: { changeSetId, seller: meant.value, condition, cells } }
    if (!(await act.run(() => call('POST /api/admin/products/{msn}/offers', input)))) return
    draft.drop()
    showToast(t('offerAdded'))
    navigate(to(`/products/${product.msn}`, { tab: 'offer', seller: offerKey(meant.value, condition) }))
    onClose()
  }
  return { act, typed, seller, cells, set, add }
}

type Offer = ReturnType<typeof useOffer>

function OfferFields({ typed, set }: Pick<Offer, 'typed' | 'set'>) {
  const t = useMessages('editor')
  const words = useMessages('products')
  const may = useMay()
  const fieldName = useFieldName()
  const problemText = useProblemText()
  const { product } = useEditor()
  const field = (name: string, label = fieldName(name)) => {
    const value = typed[name] ?? ''
    const parsed = value.trim() === '' ? null : parseCell(name, value)
    return {
      ...{ label, value, error: parsed && 'problem' in parsed ? problemText(parsed.problem) : '' },
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }
  }
  return (
    <div className="two form">
      {TERMS.map(name => (
        <Field
          key={name}
          {...field(name)}
          required={name === 'price'}
          inputMode={name === 'breaks' ? 'text' : 'decimal'}
          hint={name === 'breaks' ? t('breaksHint') : name === 'mrp' ? t('mrpHint') : undefined}
        />
      ))}
      {may('stock.write') && (
        <>
          <Select
            label={fieldName('availability')}
            value={typed.availability ?? 'stock'}
            options={AVAILABILITIES.map(value => ({ value, label: words(`availability-${value}`) }))}
            onChange={value => set('availability', value)}
          />
          <Field {...field('leadTime')} inputMode="numeric" />
          {product.warehouses.map(({ value, label }) => (
            <Field key={value} {...field(`${STOCK_PREFIX}${value}`, label)} inputMode="numeric" hint={t('stock')} />
          ))}
        </>
      )}
    </div>
  )
}

function OfferDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('editor')
  const words = useMessages('products')
  const offers = useMessages('offers')
  const { act, typed, seller, cells, set, add } = useOffer(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add()
  }
  return (
    <Dialog title={t('addOffer')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="sub">{t('addOfferAbout')}</p>
        <ChoiceField
          label={words('field-seller')}
          value={typed.seller ?? ''}
          choices={seller}
          onChange={text => set('seller', text)}
        />
        <Select
          label={offers('condition')}
          value={typed.condition ?? 'new'}
          options={CONDITIONS.map(value => ({ value, label: offers(`condition-${value}`) }))}
          onChange={value => set('condition', value)}
        />
        <OfferFields typed={typed} set={set} />
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy || !seller.meant || !isRight(cells)}>
          {t('addThisOffer')}
        </button>
      </form>
    </Dialog>
  )
}

/** The button, and the form that it opens. */
export function AddOffer() {
  const t = useMessages('editor')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('prices.write')) return null
  return (
    <>
      <button type="button" className="b sm" onClick={() => setOpen(true)}>
        {t('addOffer')}
      </button>
      {open && <OfferDialog onClose={() => setOpen(false)} />}
    </>
  )
}
