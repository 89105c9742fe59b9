// The two sizes of screen that the store is tried on.

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** For `test.use` around a journey whose behaviour only a phone, or only the Hindi store, shows. */
export const PHONE_IN_HINDI = { ...PHONE, language: 'hi' as const }
