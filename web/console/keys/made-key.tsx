// Shows a new key, the only time it can be seen.

import { useMessages } from '../app/messages.ts'
import { copyText } from '../components/copy-text.ts'
import { Dialog } from '../components/dialog.tsx'

export function MadeKey({ name, secret, onClose }: { name: string; secret: string; onClose(): void }) {
  const t = useMessages('keys')
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <Dialog title={t('madeTitle', { name })} onClose={onClose}>
      <div className="form">
        <p>{t('madeText')}</p>
        <p className="secret">{secret}</p>
        <div className="acts">
          <button type="button" className="b go" onClick={() => copyText(secret, outcomes)}>
            {t('copy')}
          </button>
          <button type="button" className="b" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
