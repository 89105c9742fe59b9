// A new bank account for refunds: the number is entered twice, the bank is looked up by its IFSC.

import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import styles from './return.module.css'

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/** The bank of the typed IFSC; null while there is none. */
function useBank(ifsc: string): string | null {
  const [found, setFound] = useState<{ ifsc: string; bank: string } | null>(null)
  useEffect(() => {
    if (!IFSC.test(ifsc)) return
    quietCall('GET /api/v1/payment/getBankDetails', { query: { ifsc } })
      .then(({ data }) => setFound(data))
      .catch(() => setFound({ ifsc, bank: '' }))
  }, [ifsc])
  return found?.ifsc === ifsc ? found.bank : null
}

const EMPTY = { holder: '', number: '', again: '', ifsc: '' }

/** The input, validated and without spaces. */
export interface AccountEntry {
  holder: string
  accountNumber: string
  ifsc?: string
}

function useNewAccount(save: (entry: AccountEntry) => Promise<void>) {
  const india = useLocale().marketInfo.code === 'IN'
  const [entry, setEntry] = useState(EMPTY)
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const frame = useRef<HTMLDivElement>(null)
  const [holder, number, again, ifsc] = [
    entry.holder.trim(),
    plain(entry.number),
    plain(entry.again),
    plain(entry.ifsc),
  ]
  const bank = useBank(ifsc)
  const wrong = {
    holder: holder === '',
    number: !(india ? /^\d{6,18}$/ : /^AE\d{21}$/).test(number),
    again: again !== number,
    ifsc: india && (!IFSC.test(ifsc) || bank === ''),
  }
  const add = () => {
    setChecked(true)
    if (Object.values(wrong).includes(true)) return focusFirstError(frame.current)
    void action.run(() => save({ holder, accountNumber: number, ...(india ? { ifsc } : {}) }))
  }
  return {
    ...{ india, action, frame, bank, add },
    error: (name: keyof typeof wrong, text: string) => (checked && wrong[name] ? text : ''),
    /** Value and change of a field. */
    field: (name: keyof typeof EMPTY) => ({
      value: entry[name],
      onChange: (event: { target: { value: string } }) =>
        setEntry(before => ({ ...before, [name]: event.target.value })),
    }),
  }
}

interface NewBankAccountProps {
  /** Rejects with an ApiError. */
  save(entry: AccountEntry): Promise<void>
  /** Of the button. */
  label: string
  /** Null where there is no other account to choose. */
  onClose: (() => void) | null
}

/** Rendered inside the form of the return, so it is not a form itself. */
export function NewBankAccount({ save, label, onClose }: NewBankAccountProps) {
  const t = useMessages('returns')
  const { india, action, frame, bank, add, error, field } = useNewAccount(save)
  const numeric = { maxLength: 34, inputMode: india ? 'numeric' : 'text', autoComplete: 'off' } as const
  return (
    <div ref={frame} className={styles.account}>
      <TextField
        label={t('holder')}
        maxLength={100}
        autoComplete="name"
        error={error('holder', t('holderWrong'))}
        {...field('holder')}
      />
      <TextField
        label={t(india ? 'accountNumber' : 'iban')}
        {...numeric}
        error={error('number', t(india ? 'accountWrong' : 'ibanWrong'))}
        {...field('number')}
      />
      <TextField
        label={t(india ? 'accountAgain' : 'ibanAgain')}
        {...numeric}
        error={error('again', t('againWrong'))}
        // meant to catch typing errors
        onPaste={event => event.preventDefault()}
        {...field('again')}
      />
      {india && (
        <TextField
          label="IFSC"
          maxLength={11}
          autoCapitalize="characters"
          autoComplete="off"
          hint={bank || t('ifscHint')}
          error={error('ifsc', t('ifscWrong'))}
          {...field('ifsc')}
        />
      )}
      <FormError text={action.error} />
      <div className={account.buttons}>
        <Button busy={action.busy} onClick={add}>
          {label}
        </Button>
        {onClose && (
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
