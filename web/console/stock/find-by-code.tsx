// Finds a product by a scanned code and opens it; several matches, or the contents of a bin, are listed.

import { useRef, useState } from 'react'
import type { FoundCode } from '../../../contract/inventory/scan-api.ts'
import { isTooLong, MAX_CODE_LENGTH } from '../../../contract/shared/scan-codes.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { CameraScan } from '../components/camera-scan.tsx'
import { Problem } from '../components/field.tsx'
import { ScanField } from '../components/scan-field.tsx'
import { ScanTold, type Told } from '../components/scan-told.tsx'

type Answer = Omit<Told, 'turn'> & { products: FoundCode['products'] }

export function FindByCode() {
  const t = useMessages('stock-scan')
  const scanning = useMessages('scanning')
  const { market } = useLocale()
  const act = useAct()
  const turn = useRef(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const tell = (next: Answer | null) => {
    turn.current++
    setAnswer(next)
  }
  const look = async (text: string) => {
    const { found } = (await call('GET /api/admin/stock/codes', { query: { market, code: [text] } })).data
    const [one] = found
    const products = one?.products ?? []
    const [first, second] = products
    if (!first) return tell({ good: false, text: t('findUnknown', { code: text }), products: [] })
    if (!second) return navigate(to(`/stock/${first.msn}`))
    const words = t(one?.by === 'bin' ? 'inBin' : 'findSeveral', { code: text, count: products.length })
    tell({ good: true, text: words, products })
  }
  const find = (text: string) => {
    tell(null)
    if (isTooLong(text))
      return tell({
        good: false,
        text: scanning('tooLong', { length: text.length, most: MAX_CODE_LENGTH }),
        products: [],
      })
    void act.run(() => look(text))
  }
  return (
    <div className="scan-box find-code">
      <ScanField label={t('findLabel')} hint={t('findHint')} button={t('find')} onScan={find} />
      <CameraScan onCode={find} />
      <Problem text={act.problem} />
      <ScanTold told={answer && { text: answer.text, good: answer.good, turn: turn.current }} />
      {answer && answer.products.length > 0 && (
        <ul className="rows">
          {answer.products.map(({ msn, name, partNumber }) => (
            <li key={msn}>
              <a href={to(`/stock/${msn}`)}>{name}</a>
              <small>{[partNumber, msn].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
