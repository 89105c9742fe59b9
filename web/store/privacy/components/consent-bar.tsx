// Asks for the visitor's consent without blocking the page; loaded some seconds after the page was opened.

import { useRef } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { useLocation } from '../../../framework/navigation.ts'
import { useAction } from '../../../framework/use-action.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { fade } from '../../../ui/motion.ts'
import { useMessages } from '../../app/messages.ts'
import { chooseConsent } from '../../shared/consent.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from './consent-bar.module.css'

function Question({ onChosen }: { onChosen(): void }) {
  const t = useMessages('consent')
  const { href } = useLocale()
  const action = useAction()
  const bar = useRef<HTMLElement>(null)
  const choose = (all: boolean) =>
    action.run(async () => {
      await chooseConsent({ analytics: all, marketing: all })
      if (bar.current) await fade(bar.current, 'out')
      onChosen()
    })
  return (
    <section ref={bar} className={styles.bar} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('barTitle')}</h2>
      <p>{t('barText')}</p>
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button busy={action.busy} onClick={() => void choose(false)}>
          {t('onlyNecessary')}
        </Button>
        <Button busy={action.busy} onClick={() => void choose(true)}>
          {t('acceptAll')}
        </Button>
        <a href={href('/privacy-choices')}>{t('choose')}</a>
      </div>
    </section>
  )
}

/** Not on the page of the choices itself. */
export function ConsentBar({ onChosen }: { onChosen(): void }) {
  const { path } = useLocation()
  if (/\/privacy-choices$/.test(path)) return null
  return (
    <WithMessages namespace="consent">
      <Question onChosen={onChosen} />
    </WithMessages>
  )
}
