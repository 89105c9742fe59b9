// The analytics container of the store under test, whose script no network has: a test that agrees to it answers in its place.

export const CONTAINER = { code: 'GTM-TEST1234', url: 'http://tags.localhost/gtm.js' }
