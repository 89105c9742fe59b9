// The result of the last scan, announced: the packed units of the product, or why it was not counted.

import type { PackResult } from '../../../contract/orders/packing.rules.ts'
import { MAX_CODE_LENGTH } from '../../../contract/shared/scan-codes.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { ScanTold } from '../components/scan-told.tsx'

function useWords() {
  const t = useMessages('packing')
  const scanning = useMessages('scanning')
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
      case 'too-long':
        return scanning('tooLong', { length: number(result.length), most: number(MAX_CODE_LENGTH) })
      case 'no-number':
        return t('no-number', { text: result.text })
      default:
        return t(result.kind, { code: result.code })
    }
  }
}

export function ScanResult({ told }: { told: { result: PackResult; turn: number } | null }) {
  const words = useWords()
  if (!told) return <ScanTold told={null} />
  const { result, turn } = told
  const good = result.kind === 'counted' || result.kind === 'set'
  return <ScanTold told={{ text: words(result), good, turn }} />
}
