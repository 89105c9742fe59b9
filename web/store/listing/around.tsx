// Below the products of a listing: links that lead on, a text, questions with their answers. No state, no words of its own.

import { BodyText } from '../shared/body-text.tsx'
import { useStore } from '../shared/store-context.ts'
import styles from './around.module.css'
import type { AroundData } from './around-loader.ts'

export function Around({ data }: { data: AroundData }) {
  const { href } = useStore()
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
      {body.length > 0 && <BodyText blocks={body} />}
      {faqs.length > 0 && (
        <section className={styles.faqs}>
          <h2>{faqTitle}</h2>
          {faqs.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}
    </>
  )
}
