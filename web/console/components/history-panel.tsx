// The history of a record: its states, with time and reason.

import { useDates } from '../../framework/use-dates.ts'

interface HistoryPanelProps {
  title: string
  /** In display order. */
  events: readonly { text: string; at: string; why: string | null }[]
}

export function HistoryPanel({ title, events }: HistoryPanelProps) {
  const { moment } = useDates()
  return (
    <section className="panel" aria-labelledby="history">
      <header>
        <h2 id="history">{title}</h2>
      </header>
      <div className="in-b">
        <ol className="time">
          {events.map(({ text, at, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only added
            <li key={index}>
              <time dateTime={at}>{moment(at)}</time>
              <i className="f" />
              <div>
                {text}
                {why && <small>{why}</small>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
