// States of a screen without content: loading, nothing found, not allowed, failed.

import type { ReactNode } from 'react'
import type { ApiError } from '../../framework/api/api-error.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { Icon, type IconName } from './icon.tsx'

interface StateProps {
  icon: IconName
  title: string
  text?: string
  /** Replaces a whole screen. */
  heading?: boolean
  children?: ReactNode
}

/** A short message instead of content, with a possible action. */
export function EmptyState({ icon, title, text, heading, children }: StateProps) {
  return (
    <div className="state">
      <Icon name={icon} />
      {heading ? (
        <h1>{title}</h1>
      ) : (
        <p>
          <b>{title}</b>
        </p>
      )}
      {text && <p className="sub">{text}</p>}
      {children}
    </div>
  )
}

export function Loading() {
  const t = useMessages('frame')
  return (
    <div className="state" role="status">
      <p className="sub">{t('loading')}</p>
    </div>
  )
}

interface FailedProps {
  error: ApiError
  onRetry(): void
}

/** Names the missing permission, or the error with a retry button. */
export function Failed({ error, onRetry }: FailedProps) {
  const t = useMessages('frame')
  const textOf = useErrorText()
  if (error.status === 403) return <EmptyState icon="lock" heading title={t('forbidden')} text={textOf(error)} />
  if (error.status === 404) return <EmptyState icon="search" heading title={t('notThere')} text={textOf(error)} />
  return (
    <EmptyState icon="warn" heading title={t('notLoaded')} text={textOf(error)}>
      <button type="button" className="b" onClick={onRetry}>
        {t('retry')}
      </button>
      {error.requestId && <small className="sub">{t('requestId', { id: error.requestId })}</small>}
    </EmptyState>
  )
}
