// Shows the secret of a new webhook, the only time it can be seen.

import { useMessages } from '../app/messages.ts'
import { copyText } from '../components/copy-text.ts'
import { Dialog } from '../components/dialog.tsx'

interface Props {
  name: string
  /** Null if an earlier attempt, whose response was lost, had created it. */
  secret: string | null
  onClose(): void
}

export function MadeSecret({ name, secret, onClose }: Props) {
  const t = useMessages('webhooks')
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <Dialog title={t('secretTitle', { name })} onClose={onClose}>
      <div className="form">
        <p>{t(secret === null ? 'secretLost' : 'secretText')}</p>
        {secret !== null && <p className="secret">{secret}</p>}
        <div className="acts">
          {secret !== null && (
            <button type="button" className="b go" onClick={() => copyText(secret, outcomes)}>
              {t('copy')}
            </button>
          )}
          <button type="button" className="b" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
