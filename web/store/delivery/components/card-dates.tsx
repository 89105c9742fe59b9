// Shows the delivery date on all product cards of the page, including those added later.

import { useEffect } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { formatDay } from '../../../framework/messages/format-date.ts'
import { useMessages } from '../../app/messages.ts'
import { showCardDates } from './show-card-dates.ts'

const SETTLED_MS = 200

/** Renders nothing itself: the cards may be static HTML. */
export function CardDates({ code }: { code: string }) {
  const { language } = useLocale()
  const t = useMessages('common')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void showCardDates(code, date => t('by', { day: formatDay(date, language) })),
        SETTLED_MS,
      )
    }
    const observer = new MutationObserver(show)
    observer.observe(document.body, { childList: true, subtree: true })
    show()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [code, language, t])
  return null
}
