// Loads the pages of login and sign-up: all they need from the server is their title and where to go afterwards.

import type { PageLoader } from '../app/page-loader.ts'

export interface AuthData {
  /** Address asked for, as it came; checked before it is used. */
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
