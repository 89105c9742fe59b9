// The details of a new customer, after the mobile number or email was verified.

import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMessages } from '../../app/messages.ts'
import { applySession } from '../../app/session.ts'
import { TaxNumberField } from '../../customers/components/tax-number-field.tsx'
import { FormError } from '../../shared/form-error.tsx'
import type { AuthFlow } from './auth-flow.ts'
import { bodyOf } from './identifier.ts'
import styles from './login.module.css'
import { PasswordField } from './password-form.tsx'
import { NO_SIGN_UP, type SignUpFields, type SignUpProblems, signUpProblems } from './sign-up-rules.ts'

interface PartProps {
  fields: SignUpFields
  problems: SignUpProblems | null
  change(part: Partial<SignUpFields>): void
}

function NameFields({ fields, problems, change }: PartProps) {
  const t = useMessages('auth')
  return (
    <div className={styles.two}>
      <TextField
        label={t('firstName')}
        value={fields.firstName}
        error={problems?.firstName ? t(problems.firstName) : ''}
        autoComplete="given-name"
        maxLength={60}
        onChange={event => change({ firstName: event.target.value })}
      />
      <TextField
        label={t('lastName')}
        value={fields.lastName}
        error={problems?.lastName ? t(problems.lastName) : ''}
        autoComplete="family-name"
        maxLength={60}
        onChange={event => change({ lastName: event.target.value })}
      />
    </div>
  )
}

function BusinessFields({ fields, problems, change }: PartProps) {
  const t = useMessages('auth')
  const tBusiness = useMessages('business')
  return (
    <>
      <RadioGroup
        legend={t('userType')}
        name="userType"
        value={fields.userType}
        options={[
          { value: 'online', label: t('online') },
          { value: 'business', label: t('business'), hint: t('businessHint') },
        ]}
        onChange={value => change({ userType: value === 'business' ? 'business' : 'online' })}
      />
      {fields.userType === 'business' && (
        <>
          <TextField
            label={tBusiness('company')}
            value={fields.companyName}
            error={problems?.companyName ? tBusiness(problems.companyName) : ''}
            autoComplete="organization"
            maxLength={120}
            onChange={event => change({ companyName: event.target.value })}
          />
          <TaxNumberField
            optional
            value={fields.gstin}
            error={problems?.gstin ? tBusiness(problems.gstin) : ''}
            onChange={gstin => change({ gstin })}
          />
        </>
      )}
    </>
  )
}

function ContactField({ flow, fields, problems, change }: PartProps & { flow: AuthFlow }) {
  const t = useMessages('auth')
  const { marketInfo } = useLocale()
  const email = flow.identifierType === 2
  return (
    <TextField
      label={t(email ? 'emailOptional' : 'phoneOptional')}
      before={email ? undefined : `+${marketInfo.phoneCode}`}
      type={email ? 'email' : 'tel'}
      autoComplete={email ? 'email' : 'tel-national'}
      value={fields.contact}
      error={problems?.contact ? t(problems.contact) : ''}
      maxLength={254}
      onChange={event => change({ contact: event.target.value })}
    />
  )
}

async function register(flow: AuthFlow, fields: SignUpFields): Promise<void> {
  const { firstName, lastName, contact, userType, companyName, gstin, password } = fields
  const business = userType === 'business' ? { companyName: companyName.trim(), gstin: gstin || undefined } : {}
  const other = contact.trim() && (flow.identifierType === 2 ? { email: contact.trim() } : { phone: contact.trim() })
  const answer = await quietCall('POST /api/v1/login/signup', {
    body: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...(other || {}),
      ...bodyOf(flow),
      proof: flow.data.proof,
      proved: flow.identifierType === 1 ? 'email' : 'phone',
      userType,
      ...business,
      password: password || undefined,
    },
  })
  await applySession(answer)
}

function useSignUp(flow: AuthFlow, form: RefObject<HTMLFormElement | null>, onEntered: (name: string) => void) {
  const { market } = useLocale()
  const [fields, setFields] = useState(NO_SIGN_UP)
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const problems = signUpProblems(fields, flow.identifierType, market)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.values(problems).some(Boolean)) return focusFirstError(form.current)
    void action.run(async () => {
      await register(flow, fields)
      onEntered(fields.firstName.trim())
    })
  }
  const change = (part: Partial<SignUpFields>) => setFields(before => ({ ...before, ...part }))
  return { part: { fields, problems: checked ? problems : null, change }, action, submit }
}

interface SignUpFormProps {
  /** Contains the proof. */
  flow: AuthFlow
  onEntered(name: string): void
}

export function SignUpForm({ flow, onEntered }: SignUpFormProps) {
  const t = useMessages('auth')
  const form = useRef<HTMLFormElement>(null)
  const { part, action, submit } = useSignUp(flow, form, onEntered)
  const { fields, problems, change } = part
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <Notice tone="good">{t('verified', { to: flow.identifier })}</Notice>
      <NameFields {...part} />
      <ContactField flow={flow} {...part} />
      <BusinessFields {...part} />
      <PasswordField
        fresh
        label={t('passwordOptional')}
        value={fields.password}
        error={problems?.password ? t(problems.password) : ''}
        onChange={password => change({ password })}
      />
      <FormError text={action.error} />
      <Button kind="go" size="big" type="submit" busy={action.busy} wide>
        {t('createAccount')}
      </Button>
    </form>
  )
}
