// What the last scan did, announced: how many pieces of the product are packed now, or why nothing was counted.

import type { PackResult } from '../../../contract/orders/packing.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

function useWords() {
  const t = useMessages('packing')
  const { number } = useLocale()
  return (result: PackResult): string => {
    switch (result.kind) {
      case 'counted':
      case 'set':
        return t('counted', {
          product: result.line.productName,
          packed: number(result.packed),
          of: number(result.line.quantity),
        })
      case 'full':
        return t('full', { product: result.line.productName, of: result.line.quantity })
      case 'too-many':
        return t('too-many', {
          product: result.line.productName,
          asked: number(result.asked),
          left: number(result.left),
        })
      case 'other-parcel':
        return t('other-parcel', { product: result.line.productName, number: String(result.shipmentId) })
      case 'cancelled':
        return t('cancelled', { product: result.line.productName })
      case 'no-number':
        return t('no-number', { text: result.text })
      default:
        return t(result.kind, { code: result.code })
    }
  }
}

export function ScanResult({ told }: { told: { result: PackResult; turn: number } | null }) {
  const words = useWords()
  const counted = told?.result.kind === 'counted' || told?.result.kind === 'set'
  const text = told && words(told.result)
  return (
    <>
      <div role="status">
        {counted && (
          <p key={told?.turn} className="scan-ok">
            {text}
          </p>
        )}
      </div>
      <div role="alert">
        {!counted && text && (
          <p key={told?.turn} className="problem">
            {text}
          </p>
        )}
      </div>
    </>
  )
}
