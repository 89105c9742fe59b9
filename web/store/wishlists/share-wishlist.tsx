// Shares the wishlist by a link, which can be ended; it can be ended while sharing is switched off, too.

import { useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './wishlist.module.css'

export function ShareWishlist({ initialKey }: { initialKey: string | null }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const action = useAction()
  const [shareKey, setShareKey] = useState(initialKey)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const closed = useOff('wishlist-sharing')
  const set = (shared: boolean) =>
    action.run(async () => {
      const { data } = await quietCall('POST /api/v1/user/shareWishlist', { body: { shared } })
      setShareKey(data.shareKey)
      setOpen(shared)
      if (!shared) showToast(t('wishShareStopped'))
    })
  const link =
    shareKey && isOpen ? location.origin + href(`/dashboard/wishlist?share=${encodeURIComponent(shareKey)}`) : ''
  const copy = async () => {
    await navigator.clipboard.writeText(link).catch(() => {
      // the clipboard is closed to pages on plain http
      box.current?.querySelector('input')?.select()
      document.execCommand('copy')
    })
    showToast(t('wishCopied'))
  }
  if (closed) {
    if (!shareKey) return null
    return (
      <>
        <Button kind="quiet" busy={action.busy} onClick={() => void set(false)}>
          {t('wishShareStop')}
        </Button>
        <FormError text={action.error} />
      </>
    )
  }
  return (
    <>
      <Button kind="quiet" busy={action.busy} onClick={() => (shareKey ? setOpen(true) : void set(true))}>
        {t('wishShare')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('wishShareTitle')} closeLabel={tCommon('close')}>
        <div ref={box} className={styles.form}>
          <p>{t('wishShareText')}</p>
          <TextField label={t('wishShareLink')} value={link} readOnly onFocus={event => event.target.select()} />
          <div className={styles.actions}>
            <Button onClick={() => void copy()}>{t('wishCopy')}</Button>
            <Button kind="quiet" busy={action.busy} onClick={() => void set(false)}>
              {t('wishShareStop')}
            </Button>
          </div>
        </div>
      </Dialog>
      <FormError text={action.error} />
    </>
  )
}
