// What holds for places that begin with some digits: whether they are served, cash, more days.

import { useState } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from '../components/field.tsx'
import { Check, type EntryDialogProps, SaveDialog } from './save-dialog.tsx'

export function PlaceDialog({ network, code, onChange, onClose }: EntryDialogProps) {
  const t = useMessages('delivery')
  const { market } = network
  const known = network.places.find(({ prefix }) => prefix === code && code !== '')
  const [typed, setTyped] = useState(
    () => known ?? { prefix: '', serviceable: true, cod: true, extraDays: 0, note: '' },
  )
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const removed = { body: { market, prefix: typed.prefix } }
  return (
    <SaveDialog
      title={known ? known.prefix : t('places')}
      save={() => call('POST /api/admin/delivery/places', { body: { market, ...typed } })}
      remove={known && (() => call('POST /api/admin/delivery/places/remove', removed))}
      onChange={onChange}
      onClose={onClose}
    >
      <Field
        label={t('prefix')}
        hint={t(market === 'AE' ? 'prefixHintUae' : 'prefixHint')}
        required
        readOnly={known !== undefined}
        maxLength={6}
        value={typed.prefix}
        onChange={event => change({ prefix: event.target.value })}
      />
      <Check label={t('serviceable')} checked={typed.serviceable} onChange={serviceable => change({ serviceable })} />
      <Check label={t('cod')} checked={typed.cod} onChange={cod => change({ cod })} />
      <Field
        label={t('extraDays')}
        type="number"
        required
        min={0}
        max={30}
        value={String(typed.extraDays)}
        onChange={event => change({ extraDays: Number(event.target.value) })}
      />
      <Field
        label={t('note')}
        maxLength={200}
        value={typed.note}
        onChange={event => change({ note: event.target.value })}
      />
    </SaveDialog>
  )
}
