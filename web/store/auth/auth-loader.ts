// Loads the login and sign-up pages: from the server they only need the title and where to go afterwards.

import type { PageLoader } from '../app/page-loader.ts'

export interface AuthData {
  /** Requested address, unchecked; validated before use. */
  redirect: string
}

type Title = 'loginTitle' | 'otpTitle' | 'signUpTitle' | 'forgotTitle' | 'socialTitle' | 'partnerTitle'

const loaderFor =
  (title: Title): PageLoader<AuthData> =>
  async ({ query, messages }) => ({
    data: { redirect: query.get('redirect') ?? '' },
    head: { title: `${messages('auth')(title)} | ${messages('common')('siteName')}`, noindex: true },
    tags: [],
  })

export const loadLoginPage = loaderFor('loginTitle')
export const loadOtpPage = loaderFor('otpTitle')
export const loadSignUpPage = loaderFor('signUpTitle')
export const loadForgotPasswordPage = loaderFor('forgotTitle')
export const loadSocialPage = loaderFor('socialTitle')
export const loadPartnerLinkPage = loaderFor('partnerTitle')
