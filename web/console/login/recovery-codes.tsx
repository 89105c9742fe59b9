// Ten recovery codes, shown once: to be copied or printed before going on.

import { useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useMessages('login')
  const [kept, setKept] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('copied')),
      () => showToast(t('notCopied')),
    )
  return (
    <div className="form">
      <h2>{t('recoveryTitle')}</h2>
      <p className="soft">{t('recoveryText')}</p>
      <ul className="codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="acts">
        <button type="button" className="b" onClick={copy}>
          {t('copy')}
        </button>
        <button type="button" className="b" onClick={() => print()}>
          {t('print')}
        </button>
      </div>
      <label className="check">
        <input type="checkbox" checked={kept} onChange={event => setKept(event.target.checked)} />
        {t('codesKept')}
      </label>
      <button type="button" className="b go" disabled={!kept} onClick={onDone}>
        {t('goOn')}
      </button>
      {!kept && <small className="sub">{t('goOnReason')}</small>}
    </div>
  )
}
