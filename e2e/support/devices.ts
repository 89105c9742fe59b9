// The two sizes of screen that the store is tried on.

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** For `test.use` around a journey that depends on a mobile or on the Hindi store. */
export const PHONE_IN_HINDI = { ...PHONE, language: 'hi' as const }
