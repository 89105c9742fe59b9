// Shows the secret of a webhook that was just made, the only time it can be seen.

import { useMessages } from '../app/messages.ts'
import { Dialog } from '../components/dialog.tsx'
import { useCopy } from './copy-text.ts'

interface Props {
  name: string
  /** Null when an earlier try had made it, whose response did not arrive. */
  secret: string | null
  onClose(): void
}

export function MadeSecret({ name, secret, onClose }: Props) {
  const t = useMessages('webhooks')
  const copy = useCopy()
  return (
    <Dialog title={t('secretTitle', { name })} onClose={onClose}>
      <div className="form">
        <p>{t(secret === null ? 'secretLost' : 'secretText')}</p>
        {secret !== null && <p className="secret">{secret}</p>}
        <div className="acts">
          {secret !== null && (
            <button type="button" className="b go" onClick={() => copy(secret)}>
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
