// The frame of the screens before a login: name, a panel, and the choice of the language.

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { language } from '../app/settings.ts'

export function LoginFrame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const t = useMessages('frame')
  const other: Language = useLocale().language === 'en' ? 'hi' : 'en'
  useEffect(() => {
    document.title = `${title} · ${t('console')}`
  }, [title, t])
  return (
    <div className="login">
      <header>
        <p className="logo">
          karkhana <small>{t('console')}</small>
        </p>
        <button type="button" className="b flat" lang={other} onClick={() => language.set(other)}>
          {other === 'hi' ? 'हिन्दी' : 'English'}
        </button>
      </header>
      <main id="main" className="panel">
        <h1>{title}</h1>
        {text && <p className="soft">{text}</p>}
        {children}
      </main>
    </div>
  )
}
