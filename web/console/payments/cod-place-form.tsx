// The dialog that sets the limits of cash on delivery at a place.

import { type FormEvent, useState } from 'react'
import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { readPlace, typedPlace } from './cod-place.ts'

interface PlaceFormProps {
  /** Null for a new place. */
  rule: CodRuleOfPlace | null
  /** Places that have limits. */
  known: readonly string[]
  onSaved(): void
  onClose(): void
}

function useForm({ rule, known, onSaved }: PlaceFormProps) {
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(() => typedPlace(rule))
  const [tried, setTried] = useState(false)
  const read = readPlace(typed)
  const isKnown = !rule && known.includes(read.body.placePrefix)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (read.problem || isKnown) return
    if (await run(() => call('POST /api/admin/payments/codRules', { body: { market, ...read.body } }))) onSaved()
  }
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  return { busy, problem, typed, change, isKnown: tried && isKnown, wrong: tried ? read.problem : null, submit }
}

export function CodPlaceForm(props: PlaceFormProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const { busy, problem, typed, change, isKnown, wrong, submit } = useForm(props)
  const { rule, onClose } = props
  const uae = market === 'AE'
  return (
    <Dialog title={t(rule ? 'editPlace' : 'newPlace')} onClose={onClose}>
      <form className="form" noValidate onSubmit={event => void submit(event)}>
        <Field
          label={t(uae ? 'placeUae' : 'place')}
          hint={t(uae ? 'placeHintUae' : 'placeHint')}
          error={isKnown ? t('placeKnown') : ''}
          readOnly={rule !== null}
          maxLength={6}
          inputMode={uae ? 'text' : 'numeric'}
          autoCapitalize="characters"
          value={typed.placePrefix}
          onChange={event => change({ placePrefix: event.target.value })}
        />
        <Field
          label={`${t('maxAmount')} (${uae ? 'AED' : '₹'})`}
          hint={t('maxAmountHint')}
          error={wrong === 'amountWrong' || wrong === 'limitMissing' ? t(wrong) : ''}
          inputMode="decimal"
          value={typed.maxAmount}
          onChange={event => change({ maxAmount: event.target.value })}
        />
        <Field
          label={t('maxWeight')}
          hint={t('maxWeightHint')}
          error={wrong === 'weightWrong' ? t(wrong) : ''}
          inputMode="decimal"
          value={typed.maxWeight}
          onChange={event => change({ maxWeight: event.target.value })}
        />
        <label className="check">
          <input
            type="checkbox"
            className="ck"
            checked={typed.active}
            onChange={event => change({ active: event.target.checked })}
          />
          {t('active')}
        </label>
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
