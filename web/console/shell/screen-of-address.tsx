// The screen of the present address: found in the route table, fetched when it is first opened, checked against the rights.

import { Component, type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocation } from '../../framework/navigation.ts'
import { type Area, isIn, permissionAt } from '../app/areas.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ROUTES } from '../app/routes.ts'
import { useMay } from '../app/session.ts'
import { EmptyState, Failed } from '../components/states.tsx'

export interface ScreenProps {
  /** Groups matched by the route pattern. */
  parts: readonly string[]
}

const SCREENS = ROUTES.map(({ pattern, load }) => ({
  pattern,
  Screen: lazy(async () => ({ default: (await load()).Screen as ComponentType<ScreenProps> })),
}))

/** Error boundary for a failed script or a crash of a screen; navigating elsewhere resets it. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return <Failed error={new ApiError(500, {})} onRetry={() => location.reload()} />
  }
}

export function ScreenOfAddress({ areas }: { areas: readonly Area[] }) {
  const t = useMessages('frame')
  const permissionNames = useMessages('permissions')
  const may = useMay()
  const { path } = useLocation()
  const area = areas.find(one => isIn(one, path))
  const found = SCREENS.find(({ pattern }) => pattern.test(path))
  const name = t(area?.key ?? (path === '/notifications' ? 'notifications' : 'account'))
  useEffect(() => {
    document.title = `${name} · ${t('console')}`
  }, [name, t])
  const permission = permissionAt(path)
  if (permission && !may(permission)) {
    const text = t('missingPermission', { permission: permissionNames(permission) })
    return (
      <EmptyState icon="lock" heading title={t('forbidden')} text={text}>
        <a className="b" href={to('/')}>
          {t('toStart')}
        </a>
      </EmptyState>
    )
  }
  if (!found) {
    return (
      <EmptyState icon="search" heading title={t('notThere')} text={t('noSuchPage')}>
        <a className="b" href={to('/')}>
          {t('toStart')}
        </a>
      </EmptyState>
    )
  }
  const { pattern, Screen } = found
  const parts = pattern.exec(path)?.slice(1) ?? []
  return (
    <ScreenBoundary key={path}>
      <Screen key={path} parts={parts} />
    </ScreenBoundary>
  )
}
