// The help centre: all topics with their sections, and a search over them.

import { useDeferredValue, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import { PageLayout } from '../shared/page-layout.tsx'
import { BodyText } from './components/body-text.tsx'
import { searchHelp } from './components/search-help.ts'
import { SlidingDetails } from './components/sliding-details.tsx'
import type { HelpTopic } from './help-loader.ts'
import styles from './help-page.module.css'

const MAX_LENGTH = 120

function Topic({ topic, open }: { topic: HelpTopic; open: boolean }) {
  const t = useMessages('content')
  const { href } = useLocale()
  return (
    <section className={`panel ${styles.topic}`}>
      <h2>{topic.title}</h2>
      {topic.sections.map(({ title, body }) => (
        <SlidingDetails key={`${title}${open}`} className={styles.section} open={open} summary={title}>
          <BodyText blocks={body} />
        </SlidingDetails>
      ))}
      <a href={href(topic.link)}>{t('helpWhole', { title: topic.title })}</a>
    </section>
  )
}

export function Screen({ data }: { data: HelpTopic[] }) {
  const t = useMessages('content')
  const { href } = useLocale()
  const [query, setQuery] = useState('')
  const shown = useDeferredValue(query).trim()
  const topics = searchHelp(data, shown)
  const count = topics.reduce((sum, { sections }) => sum + sections.length, 0)
  return (
    <PageLayout title={t('helpCentre')} intro={t('helpIntro')}>
      <search>
        <TextField
          type="search"
          label={t('helpSearch')}
          value={query}
          maxLength={MAX_LENGTH}
          className={styles.search}
          onChange={event => setQuery(event.target.value)}
        />
      </search>
      <p className="quiet" role="status">
        {shown && t('helpFound', { count })}
      </p>
      <div className={styles.topics}>
        {topics.map(topic => (
          <Topic key={topic.link} topic={topic} open={shown !== '' && count <= 5} />
        ))}
      </div>
      <p className={styles.contact}>
        {t('helpMore')} <a href={href('/bharat-pay')}>{t('helpContact')}</a>
      </p>
    </PageLayout>
  )
}
