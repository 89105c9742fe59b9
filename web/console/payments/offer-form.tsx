// The dialog of a payment offer: titles, discount, payment methods, period and limits; input is kept until it is
// saved.

import { type FormEvent, useState } from 'react'
import type { StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { fieldsOf, newFields, type OfferFields, type OfferProblems, problemsOf, termsOf } from './offer-fields.ts'
import { DiscountFields, LimitFields, WayFields } from './offer-parts.tsx'
import { useOfferWords } from './use-offer-words.ts'

interface FormProps {
  /** Null for a new one. */
  offer: StaffOffer | null
  /** Codes of the offers of the market. */
  known: readonly string[]
  onSaved(): void
  /** Takes the version saved by somebody else. */
  onTaken(): void
  onClose(): void
}

interface NameProps {
  fields: OfferFields
  isNew: boolean
  codeProblem: string
  set(part: Partial<OfferFields>): void
}

function NameFields({ fields, isNew, codeProblem, set }: NameProps) {
  const t = useMessages('payment-offers')
  return (
    <>
      <Field
        label={t('code')}
        hint={t('codeHint')}
        error={codeProblem}
        required
        readOnly={!isNew}
        pattern="[A-Z0-9][A-Z0-9_\-]{2,29}"
        maxLength={30}
        autoCapitalize="characters"
        value={fields.offerKey}
        onChange={event => set({ offerKey: event.target.value.toUpperCase().replace(/\s/g, '') })}
      />
      <div className="pair">
        <Field
          label={t('titleEn')}
          lang="en"
          required
          maxLength={120}
          value={fields.titleEn}
          onChange={event => set({ titleEn: event.target.value })}
        />
        <Field
          label={t('titleHi')}
          lang="hi"
          required
          maxLength={120}
          value={fields.titleHi}
          onChange={event => set({ titleHi: event.target.value })}
        />
      </div>
    </>
  )
}

/** An offer, or a new one. */
type Record = StaffOffer | { version: number }

function useForm({ offer, known, onSaved }: FormProps) {
  const { market } = useLocale()
  const [blank] = useState(() => newFields(new Date(), market))
  const record: Record = offer ?? { version: 0 }
  const shownOf = (of: Record) => ('offerKey' in of ? fieldsOf(of) : blank)
  const form = useVersioned(`payment-offer-${market}-${offer?.offerKey ?? ''}`, record, shownOf)
  const [tried, setTried] = useState(false)
  const { fields } = form
  const problems: OfferProblems = problemsOf(fields)
  const isKnown = !offer && known.includes(fields.offerKey)
  const write = async (earlier?: OfferFields) => {
    const params = { market, offerKey: fields.offerKey }
    const path = 'POST /api/admin/payments/offers/{market}/{offerKey}' as const
    const send = (version: number, typed: OfferFields) =>
      call(path, { params, body: { ...termsOf(typed, market), version } })
    if (await form.save(send, earlier)) onSaved()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isKnown || Object.keys(problems).length > 0) return
    await write()
  }
  return { form, isKnown: tried && isKnown, problems: tried ? problems : {}, submit, write }
}

/** The fields as the conflict shows them. */
function useWords() {
  const t = useMessages('payment-offers')
  const { market } = useLocale()
  const { currency } = MARKET_INFO[market]
  const { methodName } = useOfferWords()
  const words = useFieldWordsOf<OfferFields>({
    ...{ titleEn: t('titleEn'), titleHi: t('titleHi'), kind: t('kind'), value: t('value', { currency }) },
    ...{
      maxDiscount: t('maxDiscount', { currency }),
      minAmount: t('minAmount', { currency }),
      methodIds: t('methods'),
      gateway: t('gateway'),
    },
    ...{ banks: t('banks'), starts: t('starts'), ends: t('ends'), perCustomer: t('perCustomer'), inAll: t('inAll') },
    active: t('active'),
  })
  return (fields: OfferFields) =>
    words(fields).map(word => {
      if (word.name === 'kind') return { ...word, value: t(fields.kind) }
      return word.name === 'methodIds' ? { ...word, value: fields.methodIds.map(methodName).join(', ') } : word
    })
}

export function OfferForm(props: FormProps) {
  const { offer, onClose } = props
  const t = useMessages('payment-offers')
  const { form, isKnown, problems, submit, write } = useForm(props)
  const words = useWords()
  const { fields, set } = form
  const part = { fields, problems, set }
  const record = { recordKind: 'offer', recordId: fields.offerKey } as const
  const title = offer ? t('changeTitle', { code: offer.offerKey }) : t('create')
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} record={record} words={words} onTaken={props.onTaken} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <NameFields fields={fields} isNew={offer === null} codeProblem={isKnown ? t('codeKnown') : ''} set={set} />
        <DiscountFields {...part} />
        <WayFields {...part} />
        <LimitFields {...part} />
        <Problem text={form.act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={form.act.busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
      {offer && <FormHistory {...{ form, record, words }} onRestore={earlier => void write(earlier)} />}
    </Dialog>
  )
}
