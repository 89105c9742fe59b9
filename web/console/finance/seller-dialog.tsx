// Changes the details of a seller besides its registrations: turnover and UPI id or trade licence, and its email.

import { type FormEvent, useState } from 'react'
import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { dayOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel, SaveBar } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import {
  changeOf,
  FIELDS_OF,
  fieldAt,
  fieldsOf,
  financialYears,
  invalidIn,
  type SellerField,
  type SellerFields,
} from './seller-fields.ts'

type Market = SellerDetails['market']

/** The current seller; its code may also be a part of other codes and names. */
async function read(market: Market, code: string, after = ''): Promise<SellerDetails> {
  const query = { market, text: code, after, limit: 200 }
  const { sellers } = (await call('GET /api/admin/catalog/sellers', { query })).data
  const found = sellers.find(({ sellerCode }) => sellerCode === code)
  if (found) return found
  const last = sellers.at(-1)
  if (!last || sellers.length < query.limit) throw new ApiError(404, { code: 'catalog.seller-unknown' })
  return read(market, code, last.sellerCode)
}

/** The form of a seller; `wrong` are the invalid fields. */
function useSeller(seller: SellerDetails, onSaved: (seller: SellerDetails) => void) {
  const t = useMessages('finance')
  const { market, sellerCode } = seller
  const years = financialYears(dayOf(new Date().toISOString(), market))
  // turnover is that of the last year that is over
  const shown = (of: SellerDetails) => fieldsOf(of, years[1] ?? '')
  const form = useVersioned(`seller_${sellerCode}`, seller, shown, () => read(market, sellerCode))
  const [wrong, setWrong] = useState<readonly SellerField[]>([])
  const write = async (version: number, fields: SellerFields) => {
    const body = { ...changeOf(market, fields), version }
    const sent = { params: { sellerCode }, body }
    try {
      return (await call('POST /api/admin/catalog/sellers/{sellerCode}/details', sent)).data
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.problems.flatMap(({ path }) => fieldAt(path) ?? []))
      throw error
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const invalid = invalidIn(market, form.fields)
    setWrong(invalid)
    form.act.clear()
    if (invalid.length > 0) return
    const saved = await form.save(write)
    if (!saved) return
    showToast(t('sellerSaved'))
    onSaved(saved)
  }
  const set = (part: Partial<SellerFields>) => {
    setWrong(wrong.filter(name => !(name in part)))
    form.set(part)
  }
  const discard = () => {
    setWrong([])
    form.act.clear()
    form.drop()
  }
  return { form, shown, submit, set, wrong, discard, years }
}

type Bound = ReturnType<typeof useSeller>

function TextField({
  name,
  of,
  max,
}: {
  name: Exclude<SellerField, 'mailLanguage' | 'turnoverYear'>
  of: Bound
  max: number
}) {
  const t = useMessages('finance')
  return (
    <Field
      label={t(`seller-${name}`)}
      hint={t(`seller-${name}-hint`)}
      error={of.wrong.includes(name) ? t(`seller-${name}-wrong`) : ''}
      maxLength={max}
      autoComplete="off"
      spellCheck={false}
      inputMode={name === 'turnover' ? 'decimal' : name === 'email' || name === 'upiId' ? 'email' : undefined}
      value={of.form.fields[name]}
      onChange={event => of.set({ [name]: event.target.value })}
    />
  )
}

function OfIndia({ of }: { of: Bound }) {
  const t = useMessages('finance')
  const { turnoverYear } = of.form.fields
  const years = of.years.includes(turnoverYear) ? of.years : [...of.years, turnoverYear]
  return (
    <>
      <Select
        label={t('seller-turnoverYear')}
        error={of.wrong.includes('turnoverYear') ? t('seller-turnoverYear-wrong') : ''}
        value={turnoverYear}
        options={years.map(value => ({ value, label: value }))}
        onChange={year => of.set({ turnoverYear: year })}
      />
      <TextField name="turnover" max={20} of={of} />
      <TextField name="upiId" max={255} of={of} />
    </>
  )
}

interface SellerDialogProps {
  seller: SellerDetails
  onClose(): void
  /** `seller` is the stored one. */
  onSaved(seller: SellerDetails): void
  onTaken(seller: SellerDetails): void
}

export function SellerDialog({ seller, onClose, onSaved, onTaken }: SellerDialogProps) {
  const t = useMessages('finance')
  const { language } = useLocale()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const of = useSeller(seller, onSaved)
  const { form } = of
  const { fields, act, theirs } = form
  const title = t('sellerTitle', { seller: seller.legalName })
  if (theirs) {
    const now = of.shown(theirs)
    const compared = FIELDS_OF[seller.market].map(name => ({
      ...{ label: t(`seller-${name}`), theirs: now[name], mine: fields[name] },
    }))
    const take = () => {
      form.takeTheirs()
      onTaken(theirs)
    }
    return (
      <Dialog title={title} onClose={onClose}>
        <Problem text={act.problem} />
        <ConflictPanel fields={compared} onMine={form.keepMine} onTheirs={take} />
      </Dialog>
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={of.submit}>
        {seller.market === 'IN' ? (
          <OfIndia of={of} />
        ) : (
          <>
            <TextField name="licence" max={50} of={of} />
            <TextField name="authority" max={120} of={of} />
          </>
        )}
        <TextField name="email" max={320} of={of} />
        <Select
          label={t('seller-mailLanguage')}
          value={fields.mailLanguage}
          options={(['en', 'hi'] as const).map(value => ({ value, label: names.of(value) ?? value }))}
          onChange={mailLanguage => of.set({ mailLanguage })}
        />
        <Problem text={act.problem} />
        <SaveBar busy={act.busy} changed={form.changed} onDiscard={of.discard} />
      </form>
    </Dialog>
  )
}
