// Below the products of a listing: links, a text, questions with answers. No state, no messages of its own.

import { lazy, Suspense } from 'react'
import { useLocale } from '../../framework/locale.ts'
import styles from './related-content.module.css'
import type { RelatedContentData } from './related-content-loader.ts'

const BodyText = lazy(() =>
  import('../content/components/body-text.tsx').then(module => ({ default: module.BodyText })),
)

export function RelatedContent({ data }: { data: RelatedContentData }) {
  const { href } = useLocale()
  const { rows, body, faqTitle, faqs } = data
  return (
    <>
      {rows.map(({ title, links }) => (
        <nav key={title} className={styles.row} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ name, link }) => (
              <li key={link}>
                <a href={href(link)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {body.length > 0 && (
        <Suspense>
          <BodyText blocks={body} />
        </Suspense>
      )}
      {faqs.length > 0 && (
        <section className={styles.faqs} itemScope itemType="https://schema.org/FAQPage">
          <h2>{faqTitle}</h2>
          {faqs.map(({ question, answer }) => (
            <details key={question} itemScope itemProp="mainEntity" itemType="https://schema.org/Question">
              <summary itemProp="name">{question}</summary>
              <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
                <p itemProp="text">{answer}</p>
              </div>
            </details>
          ))}
        </section>
      )}
    </>
  )
}
