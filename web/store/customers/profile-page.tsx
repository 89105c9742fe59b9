// The profile: names, mobile number, email, language, password.

import { type FormEvent, useRef, useState } from 'react'
import type { CustomerProfile } from '../../../contract/customers/api.ts'
import { hrefIn, useLocale } from '../../framework/locale.ts'
import { quietCall, refreshSession } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { nameProblem } from '../auth/components/sign-up-rules.ts'
import { SavedCards } from '../payments/components/saved-cards.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'
import { AccountFrame } from './components/account-frame.tsx'
import { verifiedContacts } from './components/verified-contacts.ts'
import { ContactRow } from './contact-row.tsx'
import type { ProfileData } from './customers-loader.ts'
import { LoginsRow } from './logins-row.tsx'
import { PasskeysRow } from './passkeys-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { SessionsRow } from './sessions-row.tsx'
import { SocialRow } from './social-row.tsx'

interface RowProps {
  customer: CustomerProfile
  onChanged(customer: CustomerProfile): void
}

function NameRow({ customer, onChanged }: RowProps) {
  const t = useMessages('account')
  const tAuth = useMessages('auth')
  const [firstName, setFirstName] = useState(customer.firstName)
  const [lastName, setLastName] = useState(customer.lastName)
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const problems = { first: nameProblem(firstName, true), last: nameProblem(lastName, false) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.first || problems.last) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { firstName: firstName.trim(), lastName: lastName.trim() }
      const { data } = await quietCall('POST /api/v1/customer/updatecustomer', { body })
      onChanged(data)
      await refreshSession().catch(() => undefined)
      showToast(t('saved'))
    })
  }
  return (
    <form ref={form} className={`${styles.form} ${styles.row}`} method="post" onSubmit={submit} noValidate>
      <h2>{t('names')}</h2>
      <TextField
        label={tAuth('firstName')}
        value={firstName}
        error={checked && problems.first ? tAuth(problems.first) : ''}
        autoComplete="given-name"
        maxLength={60}
        onChange={event => setFirstName(event.target.value)}
      />
      <TextField
        label={tAuth('lastName')}
        value={lastName}
        error={checked && problems.last ? tAuth(problems.last) : ''}
        autoComplete="family-name"
        maxLength={60}
        onChange={event => setLastName(event.target.value)}
      />
      <FormError text={action.error} />
      <Button type="submit" busy={action.busy}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Choosing a language stores it with the customer and shows this page in it. */
function LanguageRow({ customer }: Pick<RowProps, 'customer'>) {
  const t = useMessages('account')
  const [chosen, setChosen] = useState(customer.preferredLanguage)
  const action = useAction()
  const choose = (languageCode: 'en' | 'hi') => {
    setChosen(languageCode)
    void action.run(async () => {
      await quietCall('POST /api/v1/customer/updateCustomerLanguageDetails', {
        query: { customerId: customer.customerId, languageCode },
      })
      location.assign(hrefIn(languageCode, '/dashboard/profile'))
    })
  }
  return (
    <div className={styles.row}>
      <h2>{t('language')}</h2>
      <p className="quiet">{t('languageText')}</p>
      <RadioGroup
        legend={t('language')}
        hideLegend
        name="language"
        value={chosen}
        options={[
          { value: 'en', label: t('english') },
          { value: 'hi', label: t('hindi') },
        ]}
        onChange={value => choose(value === 'hi' ? 'hi' : 'en')}
      />
      <FormError text={action.error} />
    </div>
  )
}

export function Screen({ data }: { data: ProfileData }) {
  const t = useMessages('account')
  const { marketInfo, href } = useLocale()
  const [customer, setCustomer] = useState(data.customer)
  const [sessions, setSessions] = useState(data.sessions)
  const changed = (next: CustomerProfile) => {
    setCustomer(next)
    void refreshSession().catch(() => undefined)
  }
  const contacts = verifiedContacts(customer, marketInfo.phoneCode)
  const phone = customer.phone ? `+${marketInfo.phoneCode} ${customer.phone}` : ''
  return (
    <AccountFrame part="profile" title={t('profileTitle')}>
      <section className={`panel ${styles.panel}`}>
        <NameRow customer={customer} onChanged={setCustomer} />
        <ContactRow
          kind="phone"
          value={phone}
          verified={customer.phoneVerified}
          contacts={contacts}
          onChanged={changed}
        />
        <ContactRow
          kind="email"
          value={customer.email ?? ''}
          verified={customer.emailVerified}
          contacts={contacts}
          onChanged={changed}
        />
        <LanguageRow customer={customer} />
        <PasswordRow
          hasPassword={customer.hasPassword}
          onSet={() => {
            setCustomer({ ...customer, hasPassword: true })
            // a new password has ended the others
            setSessions(data.sessions.filter(({ current }) => current))
          }}
        />
        <PasskeysRow initial={data.passkeys} />
        <SocialRow initial={data.socialAccounts} offered={data.socialOffered} />
        <SavedCards initial={data.cards} />
        <SessionsRow key={sessions.length} initial={sessions} />
        <LoginsRow initial={data.logins} />
        <div className={styles.row}>
          <h2>{t('yourData')}</h2>
          <p>
            <a href={href('/dashboard/profile/privacy')}>{t('yourDataLink')}</a>
          </p>
        </div>
      </section>
    </AccountFrame>
  )
}
