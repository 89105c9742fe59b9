// Merges a parcel back into the one it was split from, while neither is packed.

import { isMergeable } from '../../../contract/orders/division.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import type { ParcelProps } from './use-move.ts'

export function MergeParcel({ order, parcel, load }: ParcelProps) {
  const t = useMessages('dividing')
  const { busy, problem, run } = useAct()
  const { shipmentId, dividedFrom: into } = parcel
  const merge = async () => {
    if (into === null) return
    const params = { shipmentId }
    const reply = await run(() => call('POST /api/admin/shipments/{shipmentId}/merge', { params, body: { into } }))
    if (!reply) return load.again()
    load.show(reply.data)
    showToast(t('merged'))
  }
  if (into === null || !isMergeable(parcel, order.shipments)) return null
  const held = order.hold !== null
  return (
    <>
      <button
        type="button"
        className="b"
        disabled={busy || held}
        aria-describedby={held ? 'hold-text' : undefined}
        onClick={() => void merge()}
      >
        {t('merge', { number: String(into) })}
      </button>
      <Problem text={problem} />
    </>
  )
}
