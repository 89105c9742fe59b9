// Renders a mail as HTML that looks the same in all mail programs: tables and inline styles, with the components of
// React Email.

import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../contract/shared/market.ts'
import type { Mail } from '../rules/mail.ts'

const FONT = '"IBM Plex Sans", "Noto Sans Devanagari", "Nirmala UI", Roboto, Arial, sans-serif'
const INK = '#15191f'
const QUIET = '#5b6470'
const LINE = '#e2e3de'

const text: CSSProperties = { margin: '0 0 8px', fontSize: 15, lineHeight: '22px', color: INK }
const quiet: CSSProperties = { ...text, margin: 0, fontSize: 13, lineHeight: '19px', color: QUIET }
const amount: CSSProperties = { ...text, margin: 0, textAlign: 'right', whiteSpace: 'nowrap' }
const styles = {
  body: { margin: 0, padding: '16px 8px', backgroundColor: '#f5f5f2', fontFamily: FONT },
  card: { maxWidth: 600, padding: '20px 24px', backgroundColor: '#ffffff', border: `1px solid ${LINE}` },
  name: { margin: '0 0 16px', fontSize: 18, fontWeight: 700, color: INK },
  heading: { margin: '0 0 12px', fontSize: 20, lineHeight: '28px', fontWeight: 700, color: INK },
  rule: { margin: '16px 0', borderColor: LINE },
  label: { width: '38%', verticalAlign: 'top', padding: '2px 12px 2px 0' },
  value: { verticalAlign: 'top', padding: '2px 0' },
  line: { verticalAlign: 'top', padding: '4px 12px 4px 0' },
  amount: { width: 110, verticalAlign: 'top', padding: '4px 0' },
  link: { color: '#14548c', textDecoration: 'underline' },
  button: {
    padding: '12px 20px',
    borderRadius: 6,
    backgroundColor: '#15191f',
    color: '#ffffff',
    fontSize: 15,
    fontWeight: 600,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>

function Details({ details }: Pick<Mail, 'details'>) {
  return details.map(({ label, value }) => (
    <Row key={label}>
      <Column style={styles.label}>
        <Text style={quiet}>{label}</Text>
      </Column>
      <Column style={styles.value}>
        <Text style={{ ...text, margin: 0 }}>{value}</Text>
      </Column>
    </Row>
  ))
}

function Lines({ lines }: Pick<Mail, 'lines'>) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
    <Row key={index}>
      <Column style={styles.line}>
        <Text style={{ ...text, margin: 0 }}>
          {line.url ? (
            <Link href={line.url} style={styles.link}>
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </Text>
        {line.note && <Text style={quiet}>{line.note}</Text>}
      </Column>
      {line.amount && (
        <Column style={styles.amount} align="right">
          <Text style={amount}>{line.amount}</Text>
        </Column>
      )}
    </Row>
  ))
}

function Totals({ totals }: Pick<Mail, 'totals'>) {
  return totals.map(({ label, amount: value, strong }) => {
    const weight = strong ? { fontWeight: 700 } : {}
    return (
      <Row key={label}>
        <Column style={styles.line}>
          <Text style={{ ...text, margin: 0, ...weight }}>{label}</Text>
        </Column>
        <Column style={styles.amount} align="right">
          <Text style={{ ...amount, ...weight }}>{value}</Text>
        </Column>
      </Row>
    )
  })
}

function MailPage({ mail, language }: { mail: Mail; language: Language }) {
  const { subject, preview, heading, paragraphs, details, lines, totals, action, footer, unsubscribe } = mail
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Text style={styles.name}>{language === 'hi' ? 'कारखाना' : 'Karkhana'}</Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {paragraphs.map(paragraph => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {action && (
            <Section style={{ margin: '16px 0' }}>
              <Button href={action.url} style={styles.button}>
                {action.label}
              </Button>
            </Section>
          )}
          <Details details={details} />
          {lines.length > 0 && <Hr style={styles.rule} />}
          <Lines lines={lines} />
          {totals.length > 0 && <Hr style={styles.rule} />}
          <Totals totals={totals} />
          <Hr style={styles.rule} />
          {footer.map(line => (
            <Text key={line} style={quiet}>
              {line}
            </Text>
          ))}
          {unsubscribe && (
            <Text style={quiet}>
              <Link href={unsubscribe.url} style={styles.link}>
                {unsubscribe.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

/** The mail as an HTML document. */
export function htmlOf(mail: Mail, language: Language): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage mail={mail} language={language} />)}`
}
