// The providers with which a customer may log in, and whether one vouches for an email.

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
}

/** The provider with this name; null when there is none. */
export function readProvider(text: string): SocialProvider | null {
  return SOCIAL_PROVIDERS.find(provider => provider === text) ?? null
}

/**
 * Whether the provider hosts the mailbox, so that its claim is as good as a code sent there. Other providers pass on
 * emails that were never verified, or long ago.
 */
export function vouchesForEmail(
  provider: SocialProvider,
  { email, emailVerified, hostedDomain }: { email: string; emailVerified: boolean; hostedDomain: string },
): boolean {
  if (provider !== 'google' || !emailVerified) return false
  const domain = email.toLowerCase().split('@')[1] ?? ''
  return domain === 'gmail.com' || (hostedDomain !== '' && domain === hostedDomain.toLowerCase())
}
