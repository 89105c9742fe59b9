// Bulk enquiry: several kinds of products with quantities, pictures, contact and location; then the thanks.

import { useEffect } from 'react'
import { MAX_MORE_LINES } from '../../../contract/rfq/request.rules.ts'
import { latinDigits } from '../../../contract/shared/digits.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { scrollToTop } from '../../ui/motion.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { PicturePicker } from '../reviews/components/picture-picker.tsx'
import { QuoteForm, Thanks } from './components/quote-form.tsx'
import { useQuote } from './components/use-quote.ts'
import type { EnquiryData } from './enquiry-loader.ts'
import styles from './enquiry-page.module.css'
import { type Enquiry, type FurtherLine, useEnquiry } from './use-enquiry.ts'

/** The form is long, and the thanks are at its start. */
const TO_THANKS_MS = 400

const upload = async (data: string) =>
  (await quietCall('POST /api/v1/rfq/uploadPicture', { body: { type: 'image/jpeg', data } })).data.link

interface LineProps {
  line: FurtherLine
  number: number
  data: EnquiryData
  enquiry: Enquiry
}

function Line({ line, number, data: { types, quantityAbove }, enquiry: { changeLine, removeLine } }: LineProps) {
  const t = useMessages('enquiry')
  const tQuote = useMessages('product-quote')
  const { key, productType, quantity, description, errors } = line
  const wrong = (field: keyof typeof errors) => {
    const code = errors[field]
    return code ? tQuote(code, { least: quantityAbove }) : ''
  }
  return (
    <fieldset className={styles.line}>
      <legend>{t('line', { number })}</legend>
      <SelectField
        label={t('productType')}
        error={wrong('productType')}
        value={productType}
        options={[{ value: '', label: t('chooseType') }, ...types]}
        onChange={event => changeLine(key, { productType: event.target.value })}
      />
      <TextField
        label={t('quantity')}
        error={wrong('quantity')}
        value={quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        onChange={event => changeLine(key, { quantity: latinDigits(event.target.value) })}
      />
      <TextField
        label={t('lineNote')}
        error={wrong('description')}
        value={description}
        autoComplete="off"
        maxLength={1000}
        onChange={event => changeLine(key, { description: event.target.value })}
      />
      <Button kind="quiet" aria-label={t('removeLine', { number })} onClick={() => removeLine(key)}>
        {t('removeLine', { number })}
      </Button>
    </fieldset>
  )
}

function More({ data, enquiry }: { data: EnquiryData; enquiry: Enquiry }) {
  const t = useMessages('enquiry')
  const { lines, pictures, setPictures, addLine } = enquiry
  return (
    <div className={styles.more}>
      {lines.map((line, index) => (
        <Line key={line.key} line={line} number={index + 2} data={data} enquiry={enquiry} />
      ))}
      <p>
        <Button disabled={lines.length >= MAX_MORE_LINES} onClick={addLine}>
          {t('addLine')}
        </Button>
      </p>
      <PicturePicker legend={t('pictures')} upload={upload} links={pictures} onChange={setPictures} />
    </div>
  )
}

export function Screen({ data }: { data: EnquiryData }) {
  const t = useMessages('enquiry')
  const tQuote = useMessages('product-quote')
  const { href } = useLocale()
  const visitor = useVisitor()
  const enquiry = useEnquiry(data.quantityAbove)
  const quote = useQuote({ msn: null }, data.quantityAbove, enquiry)
  const { raised, thanked, fields, errors, change } = quote
  useEffect(() => {
    if (thanked) void scrollToTop(TO_THANKS_MS)
  }, [thanked])
  const again = () => {
    enquiry.clear()
    quote.again()
  }
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.about}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <ul>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ul>
        {isLoggedIn(visitor) && (
          <p>
            <a href={href('/dashboard/rfq')}>{t('quotations')}</a>
          </p>
        )}
      </header>
      <section className={`panel ${styles.form}`}>
        {raised && thanked ? (
          <Thanks number={String(raised.rfqNumber)} onAgain={again} />
        ) : (
          <QuoteForm
            quote={quote}
            above={data.quantityAbove}
            before={
              <SelectField
                className={styles.wide}
                label={t('productType')}
                error={errors.productType ? tQuote(errors.productType) : ''}
                value={fields.productType}
                options={[{ value: '', label: t('chooseType') }, ...data.types]}
                onChange={event => change({ productType: event.target.value })}
              />
            }
            after={<More data={data} enquiry={enquiry} />}
          />
        )}
      </section>
    </div>
  )
}
