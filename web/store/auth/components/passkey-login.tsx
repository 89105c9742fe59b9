// Login with a passkey: by a button, and by autofill where the browser supports it.

import { useEffect, useState } from 'react'
import { useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'

/** Loaded on demand: most visitors have no passkey. */
const load = () => import('./passkey-browser.ts')

export function PasskeyLogin({ onEntered }: { onEntered(): void }) {
  const t = useMessages('auth')
  const [shown, setShown] = useState(false)
  const action = useAction()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked once
  useEffect(() => {
    let gone = false
    if (!('PublicKeyCredential' in window)) return
    setShown(true)
    const offer = async () => {
      const passkeys = await load()
      if (gone) return
      await passkeys.offerPasskeys()
      if (!gone) onEntered()
    }
    offer().catch(() => undefined)
    return () => {
      gone = true
      void load().then(({ stopOffering }) => stopOffering())
    }
  }, [])
  if (!shown) return null
  const logIn = async () => {
    const { isAborted, logInByPasskey } = await load()
    try {
      await logInByPasskey()
    } catch (error) {
      if (isAborted(error)) return
      throw error
    }
    onEntered()
  }
  return (
    <>
      <Button size="big" wide busy={action.busy} onClick={() => void action.run(logIn)}>
        {t('passkeyLogin')}
      </Button>
      <FormError text={action.error} />
    </>
  )
}
