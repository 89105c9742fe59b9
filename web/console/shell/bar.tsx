// The top bar: name, market, language, theme, and the signed-in member.

import { UNREAD_MAX } from '../../../contract/annotations/notifications.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Theme } from '../../../contract/staff/schemas.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQueryAddress } from '../app/router.tsx'
import { useIsNotified, useMember } from '../app/session.ts'
import { language, market as marketSetting, theme, useSetting } from '../app/settings.ts'
import { useUnread, useUnreadCount } from '../app/unread.ts'
import { Icon } from '../components/icon.tsx'
import { useRoleName } from '../components/role-name.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Saves a preference; it applies in this browser even if that fails, with a notice. */
function useSavePreference() {
  const textOf = useErrorText()
  return (preference: { language?: Language; theme?: Theme }) => {
    call('POST /api/admin/session/preferences', { body: preference }).catch((error: unknown) =>
      showToast(textOf(error instanceof ApiError ? error : new ApiError(0, {}))),
    )
  }
}

/** Also on mobile, in the sheet of further areas. */
export function Choices() {
  const t = useMessages('frame')
  const { market, language: shown } = useLocale()
  const { markets } = useMember()
  const chosenTheme = useSetting(theme)
  const addressWith = useQueryAddress()
  const save = useSavePreference()
  const other: Language = shown === 'en' ? 'hi' : 'en'
  const nextTheme = THEMES[(THEMES.indexOf(chosenTheme) + 1) % THEMES.length] ?? 'system'
  return (
    <>
      {markets.length > 1 ? (
        <select
          className="bar-select"
          aria-label={t('market')}
          value={market}
          onChange={event => {
            marketSetting.set(event.target.value === 'AE' ? 'AE' : 'IN')
            navigate(addressWith({ market: null, before: null }), { replace: true })
          }}
        >
          {markets.map(code => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </select>
      ) : (
        <span className="bar-b">{t(market)}</span>
      )}
      <button
        type="button"
        className="bar-b"
        lang={other}
        onClick={() => {
          language.set(other)
          save({ language: other })
        }}
      >
        {other === 'hi' ? 'हिन्दी' : 'English'}
      </button>
      <button
        type="button"
        className="bar-b"
        aria-label={t('themeNow', { theme: t(chosenTheme), next: t(nextTheme) })}
        title={t(chosenTheme)}
        onClick={() => {
          theme.set(nextTheme)
          save({ theme: nextTheme })
        }}
      >
        <Icon name="sun" />
      </button>
    </>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')

/** Link to the notifications with the unread number; renders nothing for members without notifications. */
function Bell() {
  const t = useMessages('notifications')
  const { number } = useLocale()
  const may = useIsNotified()
  useUnreadCount(may)
  const count = useUnread() ?? 0
  if (!may) return null
  return (
    <a className="bar-b" href={to('/notifications')}>
      <Icon name="bell" />
      <span className="sr">{t('bell', { count })}</span>
      {count > 0 && (
        <span className="n" aria-hidden="true">
          {count < UNREAD_MAX ? number(count) : `${number(UNREAD_MAX - 1)}+`}
        </span>
      )}
    </a>
  )
}

export function Bar({ onSearch }: { onSearch(): void }) {
  const t = useMessages('frame')
  const nameOf = useRoleName()
  const own = useMember()
  const { name } = own
  return (
    <header className="bar">
      <a className="logo" href={to('/')}>
        karkhana <small className="opt-d">{t('console')}</small>
      </a>
      <button type="button" className="bar-search" aria-haspopup="dialog" onClick={onSearch}>
        <Icon name="search" />
        <span>{t('paletteTitle')}</span>
        <kbd className="opt-d">Ctrl K</kbd>
      </button>
      <div className="bar-end">
        <span className="opt-d bar-choices">
          <Choices />
        </span>
        <Bell />
        <a className="bar-b" href={to('/account')}>
          <span className="sr">{t('ownAccount', { name, role: nameOf(own) ?? '' })}</span>
          <span className="who" aria-hidden="true">
            {initials(name)}
          </span>
        </a>
      </div>
    </header>
  )
}
