// The dialog that sets the limits of cash on delivery at a place.

import { type FormEvent, useState } from 'react'
import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { readPlace, type TypedPlace, typedPlace } from './cod-place.ts'

interface PlaceFormProps {
  /** Null for a new place. */
  rule: CodRuleOfPlace | null
  /** Places that have limits. */
  known: readonly string[]
  onSaved(): void
  /** Takes the version saved by somebody else. */
  onTaken(): void
  onClose(): void
}

/** The limits of an existing or new location. */
type Record = CodRuleOfPlace | { version: number }

const fieldsOf = (record: Record) => typedPlace('placePrefix' in record ? record : null)

function useForm({ rule, known, onSaved }: PlaceFormProps) {
  const { market } = useLocale()
  const record: Record = rule ?? { version: 0 }
  const form = useVersioned(`cod-rule-${market}-${rule ? rule.placePrefix || '*' : ''}`, record, fieldsOf)
  const { fields: typed } = form
  const [tried, setTried] = useState(false)
  const read = readPlace(typed)
  const isKnown = !rule && known.includes(read.body.placePrefix)
  const write = async (earlier?: TypedPlace) => {
    const send = (version: number, fields: TypedPlace) =>
      call('POST /api/admin/payments/codRules', { body: { market, ...readPlace(fields).body, version } })
    if (await form.save(send, earlier)) onSaved()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (read.problem || isKnown) return
    await write()
  }
  return { form, write, typed, change: form.set, isKnown: tried && isKnown, wrong: tried ? read.problem : null, submit }
}

interface FieldsProps {
  typed: TypedPlace
  change(part: Partial<TypedPlace>): void
  wrong: ReturnType<typeof readPlace>['problem']
  isKnown: boolean
  isNew: boolean
}

function PlaceFields({ typed, change, wrong, isKnown, isNew }: FieldsProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const uae = market === 'AE'
  return (
    <>
      <Field
        label={t(uae ? 'placeUae' : 'place')}
        hint={t(uae ? 'placeHintUae' : 'placeHint')}
        error={isKnown ? t('placeKnown') : ''}
        readOnly={!isNew}
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
    </>
  )
}

export function CodPlaceForm(props: PlaceFormProps) {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const { form, write, typed, change, isKnown, wrong, submit } = useForm(props)
  const { rule, onClose } = props
  const title = t(rule ? 'editPlace' : 'newPlace')
  const words = useFieldWordsOf<TypedPlace>({
    ...{ maxAmount: t('maxAmount'), maxWeight: t('maxWeight'), active: t('active') },
  })
  const recordId = `${market} ${typed.placePrefix.trim().toUpperCase()}`.trim()
  const record = { recordKind: 'cod-rule', recordId } as const
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} record={record} words={words} onTaken={props.onTaken} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={event => void submit(event)}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <PlaceFields {...{ typed, change, wrong, isKnown }} isNew={rule === null} />
        <Problem text={form.act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={form.act.busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
      {rule && <FormHistory {...{ form, record, words }} onRestore={earlier => void write(earlier)} />}
    </Dialog>
  )
}
