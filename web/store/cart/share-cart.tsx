// Shares the cart by a link: copied, or with the device's share sheet.

import { useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from './quick-order.module.css'

/** Copies a text; through the selected field on plain http pages, which have no clipboard access. */
async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    field?.select()
    document.execCommand('copy')
  }
}

export function ShareCart({ shareKey }: { shareKey: string }) {
  const t = useMessages('cart')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const [link, setLink] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const open = () => {
    const address = location.origin + href(`/quickorder?share=${encodeURIComponent(shareKey)}`)
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      navigator.share({ title: t('sharedTitle'), url: address }).catch(() => undefined)
    } else setLink(address)
  }
  return (
    <>
      <Button kind="quiet" onClick={open}>
        {t('share')}
      </Button>
      <Dialog open={link !== ''} onClose={() => setLink('')} title={t('shareTitle')} closeLabel={tCommon('close')}>
        <div ref={box} className={styles.form}>
          <p>{t('shareText')}</p>
          <TextField label={t('shareLink')} value={link} readOnly onFocus={event => event.target.select()} />
          <Button
            onClick={() =>
              void copy(link, box.current?.querySelector('input') ?? null).then(() => showToast(t('copied')))
            }
          >
            {t('copy')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
