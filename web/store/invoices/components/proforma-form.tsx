// The proforma invoice of the cart: a plain form, whose response is the PDF in another tab.

import { useLocale } from '../../../framework/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import styles from './proforma-form.module.css'

export function ProformaForm() {
  const t = useMessages('cart')
  const { language } = useLocale()
  const { deliveryLocation } = useVisitor()
  return (
    <details className={`panel ${styles.panel}`}>
      <summary>{t('proforma')}</summary>
      <form className={styles.form} action="/api/v1/cart/proforma" method="get" target="_blank" rel="noopener">
        <p className="quiet">{t('proformaText')}</p>
        <input type="hidden" name="language" value={language} />
        {deliveryLocation && <input type="hidden" name="pincode" value={deliveryLocation.code} />}
        <TextField label={t('proformaReference')} name="poReference" maxLength={40} autoComplete="off" />
        <Button type="submit">{t('proformaDownload')}</Button>
      </form>
    </details>
  )
}
