// Rules for locations by pincode prefix: serviceability, cash on delivery, additional days.

import type { PlaceRule } from '../../../contract/delivery/staff-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Field } from '../components/field.tsx'
import { useFieldWordsOf } from '../components/form-conflict.tsx'
import { Check, type EntryDialogProps, SaveDialog } from './save-dialog.tsx'

const NEW: PlaceRule = { prefix: '', serviceable: true, cod: true, extraDays: 0, note: '', version: 0 }
const fieldsOf = ({ version: _, ...typed }: PlaceRule) => typed

export function PlaceDialog({ network, code, onChange, onClose }: EntryDialogProps) {
  const t = useMessages('delivery')
  const { market } = network
  const known = network.places.find(({ prefix }) => prefix === code && code !== '')
  const form = useVersioned(`place-rule_${market}_${code}`, known ?? NEW, fieldsOf)
  const { fields: typed, set: change } = form
  const words = useFieldWordsOf<typeof typed>({
    ...{ serviceable: t('serviceable'), cod: t('cod'), extraDays: t('extraDays'), note: t('note') },
  })
  const remove = (version: number) =>
    call('POST /api/admin/delivery/places/remove', { body: { market, prefix: typed.prefix, version } })
  return (
    <SaveDialog
      title={known ? known.prefix : t('places')}
      record={{ recordKind: 'place-rule', recordId: `${market} ${typed.prefix.trim().toUpperCase()}` }}
      write={(version, fields) => call('POST /api/admin/delivery/places', { body: { market, ...fields, version } })}
      remove={known && remove}
      isNew={!known}
      {...{ form, words, network, onChange, onClose }}
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
