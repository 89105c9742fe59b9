// A warehouse: created, named, its cut-off time, and whether it dispatches.

import type { DeliveryWarehouse } from '../../../contract/delivery/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Field } from '../components/field.tsx'
import { useFieldWordsOf } from '../components/form-conflict.tsx'
import { Check, type EntryDialogProps, SaveDialog } from './save-dialog.tsx'

type Typed = Omit<DeliveryWarehouse, 'version'>

interface PartProps {
  typed: Typed
  change(part: Partial<Typed>): void
}

function Names({ typed, change }: PartProps) {
  const t = useMessages('delivery')
  return (
    <>
      <Field
        label={t('nameEn')}
        required
        maxLength={80}
        value={typed.nameEn}
        onChange={event => change({ nameEn: event.target.value })}
      />
      <Field
        label={t('nameHi')}
        required
        lang="hi"
        maxLength={80}
        value={typed.nameHi}
        onChange={event => change({ nameHi: event.target.value })}
      />
    </>
  )
}

const NEW: DeliveryWarehouse = {
  ...{ code: '', nameEn: '', nameHi: '', place: '', cutoffHour: 16, active: true, version: 0 },
}
const fieldsOf = ({ version: _, ...typed }: DeliveryWarehouse): Typed => typed

export function WarehouseDialog({ network, code, onChange, onClose }: EntryDialogProps) {
  const t = useMessages('delivery')
  const { language } = useLocale()
  const { market } = network
  const known = network.warehouses.find(one => one.code === code)
  const form = useVersioned(`warehouse_${market}_${code}`, known ?? NEW, fieldsOf)
  const { fields: typed, set: change } = form
  const words = useFieldWordsOf<Typed>({
    ...{ nameEn: t('nameEn'), nameHi: t('nameHi'), cutoffHour: t('cutoff'), active: t('dispatches') },
  })
  return (
    <SaveDialog
      title={known ? (language === 'hi' ? known.nameHi : known.nameEn) : t('warehouses')}
      record={{ recordKind: 'warehouse', recordId: typed.code }}
      write={(version, fields) => call('POST /api/admin/delivery/warehouses', { body: { market, ...fields, version } })}
      isNew={!known}
      {...{ form, words, network, onChange, onClose }}
    >
      {!known && (
        <Field
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={40}
          value={typed.code}
          onChange={event => change({ code: event.target.value })}
        />
      )}
      <Names typed={typed} change={change} />
      <Field
        label={t(market === 'AE' ? 'placeUae' : 'place')}
        hint={known && t('placeFixed')}
        required
        readOnly={known !== undefined}
        maxLength={6}
        value={typed.place}
        onChange={event => change({ place: event.target.value })}
      />
      <Field
        label={t('cutoff')}
        type="number"
        required
        min={0}
        max={23}
        value={String(typed.cutoffHour)}
        onChange={event => change({ cutoffHour: Number(event.target.value) })}
      />
      <Check
        label={t('dispatches')}
        hint={t('dispatchesHint')}
        checked={typed.active}
        onChange={active => change({ active })}
      />
    </SaveDialog>
  )
}
