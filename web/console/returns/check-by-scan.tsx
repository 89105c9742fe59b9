// Checks the units of a received return by scanning; foreign or surplus ones are rejected with the reason.

import { useState } from 'react'
import { isPacked, type PackLine, type PackResult, piecesOf } from '../../../contract/orders/packing.rules.ts'
import { checkedPieces, type Inspected, scanItem } from '../../../contract/returns/scanned-items.rules.ts'
import { MAX_CODE_LENGTH } from '../../../contract/shared/scan-codes.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { CameraScan } from '../components/camera-scan.tsx'
import { ScanField } from '../components/scan-field.tsx'
import { ScanTold } from '../components/scan-told.tsx'

function useWords(): (result: PackResult) => string {
  const t = useMessages('return-scan')
  const scanning = useMessages('scanning')
  const { number } = useLocale()
  return result => {
    switch (result.kind) {
      case 'counted':
      case 'set': {
        const { productName: product, quantity } = result.line
        return t('counted', { product, packed: number(result.packed), of: number(quantity) })
      }
      case 'full':
        return t('full', { product: result.line.productName, of: result.line.quantity })
      case 'too-many':
        return t('too-many', {
          product: result.line.productName,
          asked: number(result.asked),
          left: number(result.left),
        })
      case 'too-long':
        return scanning('tooLong', { length: number(result.length), most: number(MAX_CODE_LENGTH) })
      case 'no-number':
        return t('no-number', { text: result.text })
      case 'ambiguous':
      case 'unknown':
        return t(result.kind, { code: result.code })
      default:
        return t('unknown', { code: result.line.msn })
    }
  }
}

interface CheckProps {
  lines: readonly PackLine[]
  inspected: Inspected
  /** The current input: scans may come faster than renders. */
  latest(): Inspected
  onChecked(inspected: Inspected): void
  onAgain(): void
}

export function CheckByScan({ lines, inspected, latest, onChecked, onAgain }: CheckProps) {
  const t = useMessages('return-scan')
  const { number } = useLocale()
  const words = useWords()
  const [told, setTold] = useState<{ result: PackResult; turn: number } | null>(null)
  const scan = (text: string) => {
    const before = latest()
    const { result, inspected: after } = scanItem(lines, before, text)
    if (after !== before) onChecked(after)
    setTold(last => ({ result, turn: (last?.turn ?? 0) + 1 }))
  }
  const again = () => {
    setTold(null)
    onAgain()
  }
  const checked = checkedPieces(lines, inspected)
  const sum = (of: (line: PackLine) => number) => number(lines.reduce((total, line) => total + of(line), 0))
  return (
    <div className="scan-box">
      <ScanField label={t('check')} hint={t('hint')} button={t('add')} onScan={scan} />
      <CameraScan onCode={scan} />
      <ScanTold told={told && { text: words(told.result), good: told.result.kind === 'counted', turn: told.turn }} />
      {inspected.scanned && (
        <div className="scan-sum">
          <p>
            <b>{t('checked', { packed: sum(line => piecesOf(checked, line)), of: sum(line => line.quantity) })}</b>
            {isPacked(lines, checked) && <span className="st full">{t('complete')}</span>}
          </p>
          <button type="button" className="b flat" onClick={again}>
            {t('again')}
          </button>
        </div>
      )}
    </div>
  )
}
