// Text for the state of an issue: when it will be sent, or to how many it was.

import type { NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

/** Empty for a draft. */
export function useStateLine(): (issue: NewsletterIssue) => string {
  const t = useMessages('newsletters')
  const { number } = useLocale()
  const { moment } = useDates()
  return ({ state, sendAt, sentAt, sentCount }) => {
    const count = number(sentCount)
    if (state === 'scheduled' && sendAt) return t('sendsAt', { time: moment(sendAt) })
    if (state === 'sending') return t('sendingSoFar', { count })
    if (state === 'stopped') return t('stoppedAfter', { count })
    return state === 'sent' && sentAt ? t('sentTo', { count, time: moment(sentAt) }) : ''
  }
}
