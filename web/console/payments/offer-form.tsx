// The dialog of a payment offer: titles, discount, ways to pay, time and limits; what is typed is kept until it is saved.

import { type FormEvent, useState } from 'react'
import type { StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { fieldsOf, newFields, type OfferFields, type OfferProblems, problemsOf, termsOf } from './offer-fields.ts'
import { DiscountFields, LimitFields, WayFields } from './offer-parts.tsx'

interface FormProps {
  /** Null for a new one. */
  offer: StaffOffer | null
  /** Codes of the offers of the market. */
  known: readonly string[]
  onSaved(): void
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

function useForm({ offer, known, onSaved }: FormProps) {
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [initial] = useState(() => (offer ? fieldsOf(offer) : newFields(new Date(), market)))
  const draft = useDraft(`payment-offer ${market} ${offer?.offerKey ?? ''}`, initial)
  const [hadDraft] = useState(draft.changed)
  const [tried, setTried] = useState(false)
  const fields = draft.value
  const problems: OfferProblems = problemsOf(fields)
  const isKnown = !offer && known.includes(fields.offerKey)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isKnown || Object.keys(problems).length > 0) return
    const params = { market, offerKey: fields.offerKey }
    const body = termsOf(fields, market)
    if (!(await run(() => call('POST /api/admin/payments/offers/{market}/{offerKey}', { params, body })))) return
    draft.drop()
    onSaved()
  }
  const shown = tried ? problems : {}
  const restored = hadDraft && draft.changed
  return { busy, problem, draft, restored, fields, isKnown: tried && isKnown, problems: shown, submit }
}

export function OfferForm(props: FormProps) {
  const { offer, onClose } = props
  const t = useMessages('payment-offers')
  const { busy, problem, draft, restored, fields, isKnown, problems, submit } = useForm(props)
  const set = (part: Partial<OfferFields>) => draft.set({ ...fields, ...part })
  const part = { fields, problems, set }
  return (
    <Dialog title={offer ? t('changeTitle', { code: offer.offerKey }) : t('create')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        {restored && (
          <p className="note">
            {t('draftKept')}{' '}
            <button type="button" className="b sm flat" onClick={draft.drop}>
              {t('draftDrop')}
            </button>
          </p>
        )}
        <NameFields fields={fields} isNew={offer === null} codeProblem={isKnown ? t('codeKnown') : ''} set={set} />
        <DiscountFields {...part} />
        <WayFields {...part} />
        <LimitFields {...part} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
