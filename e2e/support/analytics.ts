// The analytics container of the store under test, whose script is not on any network: a test that consents stubs its
// response.

export const CONTAINER = { code: 'GTM-TEST1234', url: 'http://tags.localhost/gtm.js' }
