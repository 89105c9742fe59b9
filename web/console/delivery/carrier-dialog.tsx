// A carrier: its promises by distance, its limits, and whether it is chosen.

import { useState } from 'react'
import type { DeliveryCarrier } from '../../../contract/delivery/staff-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Field, TextArea } from '../components/field.tsx'
import { useFieldWordsOf } from '../components/form-conflict.tsx'
import { minorOf, typedOf } from '../components/minor.ts'
import { bandText, readBands } from './read-bands.ts'
import { Check, type EntryDialogProps, SaveDialog } from './save-dialog.tsx'

interface Typed {
  code: string
  name: string
  active: boolean
  cod: boolean
  weight: string
  value: string
  cash: string
  priority: string
  bands: string
}

const NEW: DeliveryCarrier = {
  ...{ code: '', name: '', active: true, cod: false, maxWeightGrams: 0, maxValue: 0, codMaxValue: 0 },
  ...{ priority: 0, bands: [], version: 0 },
}

function fieldsOf(carrier: DeliveryCarrier): Typed {
  const { code, name, active, cod, maxWeightGrams, maxValue, codMaxValue, priority, bands } = carrier
  return {
    ...{ code, name, active, cod, weight: maxWeightGrams ? String(maxWeightGrams) : '' },
    ...{ value: maxValue ? typedOf(maxValue) : '', cash: codMaxValue ? typedOf(codMaxValue) : '' },
    ...{ priority: String(priority), bands: bandText(bands) },
  }
}

/** The input of the call; null if something cannot be parsed. */
function bodyOf(typed: Typed) {
  const bands = readBands(typed.bands)
  const maxValue = minorOf(typed.value)
  const codMaxValue = typed.cod ? minorOf(typed.cash) : 0
  if (!bands || maxValue === null || codMaxValue === null) return null
  const { code, name, active, cod, weight, priority } = typed
  return {
    code,
    name,
    active,
    cod,
    maxWeightGrams: Number(weight),
    maxValue,
    codMaxValue,
    priority: Number(priority),
    bands,
  }
}

interface PartProps {
  typed: Typed
  change(part: Partial<Typed>): void
  /** Whether to show errors of unparsable input. */
  checked: boolean
}

function Limits({ typed, change, checked }: PartProps) {
  const t = useMessages('delivery')
  const wrong = (text: string) => (checked && minorOf(text) === null ? t('amountWrong') : '')
  return (
    <>
      <Field
        label={t('maxWeight')}
        type="number"
        required
        min={1}
        max={100_000_000}
        value={typed.weight}
        onChange={event => change({ weight: event.target.value })}
      />
      <Field
        label={t('maxValue')}
        inputMode="decimal"
        required
        error={wrong(typed.value)}
        value={typed.value}
        onChange={event => change({ value: event.target.value })}
      />
      <Check label={t('cod')} checked={typed.cod} onChange={cod => change({ cod })} />
      {typed.cod && (
        <Field
          label={t('codMax')}
          inputMode="decimal"
          required
          error={wrong(typed.cash)}
          value={typed.cash}
          onChange={event => change({ cash: event.target.value })}
        />
      )}
    </>
  )
}

function Names({ typed, change, isNew }: Omit<PartProps, 'checked'> & { isNew: boolean }) {
  const t = useMessages('delivery')
  return (
    <>
      {isNew && (
        <Field
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={40}
          value={typed.code}
          onChange={event => change({ code: event.target.value })}
        />
      )}
      <Field
        label={t('name')}
        required
        maxLength={80}
        value={typed.name}
        onChange={event => change({ name: event.target.value })}
      />
    </>
  )
}

function useCarrierWords() {
  const t = useMessages('delivery')
  return useFieldWordsOf<Typed>({
    ...{ name: t('name'), bands: t('bands'), weight: t('maxWeight'), value: t('maxValue'), cod: t('cod') },
    ...{ cash: t('codMax'), priority: t('priority'), active: t('isUsed') },
  })
}

export function CarrierDialog(props: EntryDialogProps) {
  const { network, code, onChange, onClose } = props
  const { market } = network
  const t = useMessages('delivery')
  const known = network.carriers.find(one => one.code === code)
  const form = useVersioned(`carrier_${market}_${code}`, known ?? NEW, fieldsOf)
  const { fields: typed, set: change } = form
  const [checked, setChecked] = useState(false)
  const words = useCarrierWords()
  const isReady = () => {
    setChecked(true)
    return bodyOf(typed) !== null
  }
  const write = (version: number, fields: Typed) => {
    const body = bodyOf(fields)
    if (!body) throw new Error('Checked before')
    return call('POST /api/admin/delivery/carriers', { body: { market, ...body, version } })
  }
  return (
    <SaveDialog
      title={known ? known.name : t('carriers')}
      record={{ recordKind: 'carrier', recordId: typed.code }}
      isNew={!known}
      {...{ form, words, network, isReady, write, onChange, onClose }}
    >
      <Names typed={typed} change={change} isNew={!known} />
      <TextArea
        label={t('bands')}
        hint={t('bandsHint')}
        error={checked && !readBands(typed.bands) ? t('bandsWrong') : ''}
        required
        value={typed.bands}
        onChange={event => change({ bands: event.target.value })}
      />
      <Limits typed={typed} change={change} checked={checked} />
      <Field
        label={t('priority')}
        hint={t('priorityHint')}
        type="number"
        required
        min={0}
        max={1000}
        value={typed.priority}
        onChange={event => change({ priority: event.target.value })}
      />
      <Check label={t('isUsed')} checked={typed.active} onChange={active => change({ active })} />
    </SaveDialog>
  )
}
