// Finds a return by a code scanned on a received parcel and opens it; several are listed.

import { useRef, useState } from 'react'
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

type Answer = Omit<Told, 'turn'> & { numbers: number[] }

export function FindReturn() {
  const t = useMessages('return-scan')
  const returns = useMessages('returns')
  const scanning = useMessages('scanning')
  const { market } = useLocale()
  const act = useAct()
  const turn = useRef(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const tell = (next: Answer | null) => {
    turn.current++
    setAnswer(next)
  }
  const look = async (code: string) => {
    const found = (await call('GET /api/admin/returns/codes', { query: { market, code } })).data.returns
    const numbers = found.map(({ returnNumber }) => returnNumber)
    const [first, second] = numbers
    if (first === undefined) return tell({ good: false, text: t('findUnknown', { code }), numbers })
    if (second === undefined) return navigate(to(`/returns/${first}`))
    tell({ good: true, text: t('findSeveral', { code, count: numbers.length }), numbers })
  }
  const find = (text: string) => {
    tell(null)
    if (isTooLong(text)) {
      const words = scanning('tooLong', { length: text.length, most: MAX_CODE_LENGTH })
      return tell({ good: false, text: words, numbers: [] })
    }
    void act.run(() => look(text))
  }
  return (
    <div className="scan-box find-code">
      <ScanField label={t('findLabel')} hint={t('findHint')} button={t('find')} onScan={find} />
      <CameraScan onCode={find} />
      <Problem text={act.problem} />
      <ScanTold told={answer && { text: answer.text, good: answer.good, turn: turn.current }} />
      {answer && answer.numbers.length > 0 && (
        <ul className="rows">
          {answer.numbers.map(number => (
            <li key={number}>
              <a href={to(`/returns/${number}`)}>{returns('returnNumber', { number: String(number) })}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
